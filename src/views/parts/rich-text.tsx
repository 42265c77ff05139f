// oxlint-disable-next-line no-restricted-imports -- the one component that writes markup
import DOMPurify from 'dompurify';
import { useMemo } from 'react';

const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'img', 'hr', 'figure', 'figcaption'],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/)/i,
};

/** Formatted text, sanitised: the one place that writes markup. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, allowed), [html]);
  // oxlint-disable-next-line react/no-danger -- sanitised here
  return <div dangerouslySetInnerHTML={{ __html: clean }} />;
}
