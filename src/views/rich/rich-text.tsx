import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { legible } from '#src/i18n/legible.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import classes from './rich-text.module.css';
import { allowedTags, sanitisedBody } from './sanitise.ts';
import { StoredPicture } from '#src/views/files/stored-picture.tsx';

/**
 * Shows a formatted text. It is rendered as React elements from the sanitiser's output: no HTML is ever written into
 * the page (faults D1, D19), and its pictures are fetched like all others. Its texts are those of `rich`.
 */
export function RichText({ html, files }: { html: string; files: FilesActor }) {
  const body = useMemo(() => sanitisedBody(html), [html]);
  return createElement('div', { key: html, className: classes.text, translate: 'yes' }, ...childrenOf(body, files));
}

const childrenOf = (parent: Node, files: FilesActor): ReactNode[] =>
  [...parent.childNodes].map((node) => drawn(node, files));

function drawn(node: Node, files: FilesActor): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return legible(node.textContent ?? '');
  const tag = node.nodeName.toLowerCase();
  if (!(node instanceof Element) || !(tag in allowedTags)) return null;
  if (tag === 'img')
    return (
      <StoredPicture id={node.getAttribute('data-file') ?? ''} alt={node.getAttribute('alt') ?? ''} files={files} />
    );
  if (tag === 'a' && !node.hasAttribute('href')) return createElement(Fragment, null, ...childrenOf(node, files));
  const attributes = Object.fromEntries((allowedTags[tag] ?? []).flatMap((name) => attributeOf(node, name)));
  return createElement(tag, attributes, ...childrenOf(node, files));
}

function attributeOf(element: Element, name: string): [string, string][] {
  const value = element.getAttribute(name);
  return value === null ? [] : [[name, value]];
}
