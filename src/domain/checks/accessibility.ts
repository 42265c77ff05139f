import { type Block, isBlank, isSpace } from './blocks.ts';
import type { TextFinding } from './finding.ts';

/** Texts of links that do not name where they lead to, without blanks and punctuation. */
const vague = new Set(
  [
    ['点击', '点击这里', '点击此处', '点击查看', '点击进入', '点这里', '点此', '这里', '此处', '更多', '查看更多'],
    [
      '详情',
      '查看',
      '查看详情',
      '了解更多',
      '链接',
      '网址',
      '点击链接',
      '戳这里',
      '请点击',
      '请点击这里',
      '请点击此处',
    ],
    ['click', 'clickhere', 'here', 'more', 'readmore', 'link', 'details', 'aquí', 'hagaclicaquí', 'más', 'leermás'],
    ['こちら', 'ここ', 'こちらをクリック', 'ここをクリック', 'クリック', 'もっと見る', '詳細'],
  ].flat(),
);

/** As much of a link's text decides. */
const enough = 200;

/** Links that do not name their target. */
export const vagueLinks = ({ links, text }: Block): readonly TextFinding[] =>
  links.flatMap(({ from, to, alt }) =>
    isVague((text.slice(from, Math.min(to, from + enough)) + alt).slice(0, enough))
      ? [{ check: 'vagueLink', from, to, fix: { kind: 'jump' } }]
      : [],
  );

function isVague(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return plain === '' || vague.has(plain);
}

/** A picture without description, or with the name of its file as one. */
export const undescribed = ({ kind, text }: Block): readonly TextFinding[] =>
  kind === 'picture' && (isBlank(text) || /^[^\s。，]*\.(?:jpe?g|png|gif|webp|bmp)$/i.test(text.trim()))
    ? [{ check: 'noDescription', from: 0, to: text.length, fix: { kind: 'jump' } }]
    : [];

/** An empty paragraph or heading: it is meant as space, but a screen reader reads it. */
export const emptyParagraph = (block: Block): readonly TextFinding[] =>
  isSpace(block) ? [{ check: 'emptyParagraph', from: 0, to: block.text.length, fix: { kind: 'jump' } }] : [];

/** A heading that is more than one level below the one before it; the title of the page is above the first one. */
export const headingSkip = ({ kind, level, text }: Block, previous: Block | undefined): readonly TextFinding[] =>
  kind === 'heading' && level > (previous?.level ?? 1) + 1
    ? [{ check: 'headingSkip', from: 0, to: text.length, fix: { kind: 'jump' } }]
    : [];
