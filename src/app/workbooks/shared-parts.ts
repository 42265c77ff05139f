import { unescaped } from './cell-text.ts';
import { formatWithId, type NumberFormat } from './number-format.ts';
import { readXml } from './xml.ts';

/** The texts that cells refer to by number, without the phonetic guides of Japanese text. */
export function readStrings(xml: string): readonly string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  readXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 't') isText = true;
      else if (name === 'rPh') phonetic += 1;
    },
    close(name) {
      if (name === 'si') strings.push(unescaped(text));
      else if (name === 't') isText = false;
      else if (name === 'rPh') phonetic -= 1;
    },
    text(part) {
      if (isText && phonetic === 0) text += part;
    },
  });
  return strings;
}

/** The number format of each cell style. */
export function readFormats(xml: string): readonly NumberFormat[] {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let isOfCells = false;
  readXml(xml, {
    open(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) ids.push(Number(attributes['numFmtId'] ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return ids.map((id) => formatWithId(id, own));
}
