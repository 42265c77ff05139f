import type { Picture } from '#src/domain/tables/written-file.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

/** The styles that a picture copies from the page: alone it has neither its variables nor its classes (W4.10). */
const styles = [
  'display',
  'visibility',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

/** Converts a rendered element to a self-contained SVG: its drawings and texts at their positions, on white. */
export function transcribe(box: HTMLElement): Picture {
  const { left, top, width, height } = box.getBoundingClientRect();
  const picture = element('svg', { width, height, viewBox: `0 0 ${width} ${height}` });
  const definitions = element('defs', {});
  picture.append(definitions, element('rect', { width, height, fill: '#ffffff' }));
  for (const drawing of box.querySelectorAll<SVGSVGElement>('svg')) {
    if (drawing.parentElement?.closest('svg')) continue;
    const edges = drawing.getBoundingClientRect();
    const copy = copied(drawing);
    definitions.append(...[...copy.querySelectorAll('defs')].flatMap((defs) => [...defs.children]));
    for (const defs of copy.querySelectorAll('defs')) defs.remove();
    if (edges.width === 0) continue;
    copy.setAttribute('x', String(edges.left - left));
    copy.setAttribute('y', String(edges.top - top));
    copy.setAttribute('width', String(edges.width));
    copy.setAttribute('height', String(edges.height));
    picture.append(copy);
  }
  for (const text of textsIn(box)) {
    const edges = edgesOf(text);
    const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(text.parentElement ?? box);
    const line = element('text', {
      x: edges.left - left,
      y: (edges.top + edges.bottom) / 2 - top,
      'dominant-baseline': 'central',
      fill: color,
      'font-family': fontFamily,
      'font-size': fontSize,
      'font-weight': fontWeight,
    });
    line.textContent = text.data;
    picture.append(line);
  }
  return { svg: new XMLSerializer().serializeToString(picture), width, height };
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** A copy with the page's styles as attributes. */
function copied(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  for (const [index, target] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const source = originals[index];
    if (!source) continue;
    const computed = getComputedStyle(source);
    target.removeAttribute('class');
    target.removeAttribute('style');
    for (const name of styles) target.setAttribute(name, computed.getPropertyValue(name));
  }
  return copy;
}

/** The texts outside of the drawings, each on one line. */
function textsIn(box: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text.data.trim() !== '' && !text.parentElement?.closest('svg') && edgesOf(text).width > 0) texts.push(text);
  }
  return texts;
}

function edgesOf(text: Text): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}
