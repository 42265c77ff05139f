import { isBlock, plainText, styleOf } from './elements.ts';

/** Separates the lines of a cell. */
const betweenLines = '；';

const lineEnd = '\u2028';

/**
 * Our texts have no tables: a row becomes one paragraph with all its cells, so that no text is lost. Rows without text
 * are removed. A single cell in a row, often a frame around a whole text, keeps its paragraphs.
 */
export function replaceTables(body: Element) {
  // Inner tables first, so that outer cells contain their paragraphs.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const parts = [...table.querySelectorAll('caption, tr')].flatMap(partsOf);
    table.replaceWith(...parts);
  }
}

function partsOf(part: Element): Node[] {
  if (part.nodeName === 'CAPTION') return [paragraphOf(plainText(part.textContent))];
  const cells = [...part.querySelectorAll(':scope > td, :scope > th')];
  const [only] = cells;
  if (only && cells.length === 1) return blocksIn(only);
  const texts = cells.map((cell) => linesIn(cell).join(betweenLines));
  return [
    ...(texts.some((text) => text !== '') ? [paragraphOf(texts.join(' | '))] : []),
    ...part.querySelectorAll('img'),
  ];
}

function paragraphOf(text: string): Element {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

const isStruck = (element: Element): boolean =>
  /^(?:S|DEL|STRIKE)$/.test(element.nodeName) || styleOf(element, 'text-decoration(?:-line)?').includes('line-through');

/** The content as blocks: inline text becomes a paragraph. */
function blocksIn(cell: Element): Node[] {
  const blocks: Node[] = [];
  const nodes = [...cell.childNodes];
  let line: Element | null = null;
  for (const node of nodes) {
    if (isBlock(node)) {
      blocks.push(node);
      line = null;
    } else {
      if (!line) blocks.push((line = document.createElement('p')));
      line.append(node);
    }
  }
  return blocks;
}

/**
 * The lines of text in a cell, split at line breaks, paragraphs and list items. A struck-out figure is separated from
 * the next one.
 */
function linesIn(cell: Element): string[] {
  for (const element of cell.querySelectorAll('*')) {
    const isLine = element.nodeName === 'BR' || isBlock(element);
    if (!isLine && !isStruck(element)) continue;
    element.before(isLine ? lineEnd : ' ');
    element.after(isLine ? lineEnd : ' ');
  }
  return cell.textContent.split(lineEnd).map(plainText).filter(Boolean);
}
