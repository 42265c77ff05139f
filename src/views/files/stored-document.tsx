import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileContent } from '#src/domain/files/stored-file.ts';
import { DocumentIcon } from './icons.ts';
import classes from './stored-document.module.css';
import { useObjectUrl } from './use-object-url.ts';

interface Props {
  document: FileContent;
  /** The label of the document as evidence. */
  label: string;
}

/**
 * A stored document as a tile with its name and size, which downloads it. The link serves bytes without a media type,
 * so no browser displays the document in this origin (decision 023).
 */
export function StoredDocument({ document, label }: Props) {
  const { t, i18n } = useTranslation('rich');
  const bytes = useMemo(() => bytesOf(document), [document]);
  const url = useObjectUrl(bytes);
  const { name } = document;
  if (!bytes) {
    return (
      <Text size="sm" role="alert">
        {t('document.damaged', { name })}
      </Text>
    );
  }
  const size = sizeText(bytes.size, i18n.language);
  return (
    <a
      className={classes.document}
      {...(url && { href: url })}
      download={name}
      aria-label={t('document.save', { label, name, size })}
    >
      <DocumentIcon size={28} stroke={1.4} aria-hidden />
      {/* Not `Clipped`: a link may not contain a button. */}
      <Text component="span" size="sm" lineClamp={3} title={name}>
        {name}
      </Text>
      <Text component="span" size="sm" c="dimmed">
        {size}
      </Text>
    </a>
  );
}

/** Null if the server sent invalid data. */
function bytesOf({ content }: FileContent): Blob | null {
  try {
    const bytes = atob(content.slice(content.indexOf(',') + 1));
    return new Blob([Uint8Array.from(bytes, (character) => character.charCodeAt(0))], {
      type: 'application/octet-stream',
    });
  } catch {
    return null;
  }
}

function sizeText(size: number, language: string): string {
  const inKilobytes = size < 1024 * 1024;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: inKilobytes ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: inKilobytes ? 0 : 1,
  }).format(inKilobytes ? Math.ceil(size / 1024) : size / (1024 * 1024));
}
