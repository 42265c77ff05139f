import type { Node } from '@tiptap/pm/model';
import type { Finding } from '#src/domain/checks/finding.ts';

/** Where a finding is in a document: a range of text, or a whole node. */
export interface FoundAt {
  from: number;
  to: number;
  isNode: boolean;
}

interface Block {
  node: Node;
  at: number;
  text: string;
}

/**
 * Finds the places of findings in a document. A finding counts the blocks of the stored text, in which lists and pictures may be
 * written otherwise, so the nearest block with the found text at the same place is taken; null if there is none.
 */
export function finderIn(doc: Node): (finding: Finding) => FoundAt | null {
  const blocks = blocksOf(doc);
  return (finding) => {
    if (!finding.place) return null;
    const { block, from, to } = finding.place;
    const found = nearest(blocks, block, (one) => holds(one, finding));
    if (!found) return null;
    const { node, at } = found;
    if (from === to || isPicture(node)) return { from: at, to: at + node.nodeSize, isNode: true };
    return { from: at + 1 + from, to: at + 1 + to, isNode: false };
  };
}

function holds({ node, text }: Block, { place, found, picture }: Finding): boolean {
  if (picture !== undefined || isPicture(node))
    return isPicture(node) && node.attrs['file'] === picture && text.includes(found);
  if (!place || text.slice(place.from, place.to) !== found) return false;
  return found !== '' || text === '';
}

/** The blocks in the order in which `readBlocks` of the domain reads the same text. */
function blocksOf(doc: Node): readonly Block[] {
  const blocks: Block[] = [];
  doc.descendants((node, at) => {
    if (isPicture(node)) blocks.push({ node, at, text: String(node.attrs['alt']) });
    else if (node.isTextblock) blocks.push({ node, at, text: textOf(node) });
    return !node.isTextblock;
  });
  return blocks;
}

const isPicture = ({ type }: Node): boolean => type.name === 'picture';

/** A line break counts as one character, as in the document. */
const textOf = (node: Node): string => node.textBetween(0, node.content.size, '', () => '\n');

function nearest(blocks: readonly Block[], index: number, fits: (block: Block) => boolean): Block | null {
  for (let distance = 0; distance < blocks.length; distance += 1)
    for (const at of new Set([index - distance, index + distance])) {
      const block = blocks[at];
      if (block && fits(block)) return block;
    }
  return null;
}
