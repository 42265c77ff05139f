import { useTranslation } from 'react-i18next';
import { legible } from '#src/i18n/legible.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import { ChangedPicture } from './changed-picture.tsx';
import { type Format, piecesOf, type SignedTexts } from './signed-text.ts';

interface Props extends Pick<SignedTexts, 'signOf'> {
  text: string;
  files: FilesActor | null;
  /** Shows pictures and no other signs. */
  onlyPictures?: boolean;
}

/** A text with its signs in words, and thumbnails of its pictures if `files` is given. */
export function SignedWords({ text, signOf, files, onlyPictures = false }: Props) {
  const { t } = useTranslation(['editor', 'rich']);
  // Splits the translated text around the formatted words, which are separate pieces.
  const aroundWords = (format: Format) =>
    t('value.formatted', { format: t(formatKeys[format]), words: wordsPlace }).split(wordsPlace);
  return piecesOf(text).map((piece, index) => {
    const sign = signOf(piece);
    if (!sign) return legible(piece);
    // oxlint-disable-next-line react/no-array-index-key -- the pieces have no other name
    if (sign.kind === 'picture') return <ChangedPicture key={index} {...sign} files={files} />;
    if (onlyPictures) return null;
    switch (sign.kind) {
      case 'link':
        return t('value.link', { address: sign.address });
      case 'format':
        return aroundWords(sign.format)[0];
      case 'formatEnd':
        return aroundWords(sign.format)[1];
      case 'rule':
        return t('value.rule', { name: t('rich:tool.rule') });
    }
  });
}

const wordsPlace = '\n';

const formatKeys = {
  bold: 'rich:tool.bold',
  italic: 'rich:tool.italic',
  underline: 'rich:tool.underline',
  strike: 'rich:tool.strike',
  heading2: 'rich:tool.heading2',
  heading3: 'rich:tool.heading3',
  heading4: 'rich:tool.heading4',
  bulletList: 'rich:tool.bulletList',
  orderedList: 'rich:tool.orderedList',
  quote: 'rich:tool.quote',
} as const satisfies Record<Format, string>;
