import { expect, test } from 'vitest';
import { asLinkAddress, isLinkAddress } from '#src/domain/rich/link.ts';
import {
  endingsByType,
  evidenceTypes,
  flawOfSize,
  flawOfContent,
  maxFileBytes,
  flawBeforeReading,
  typeOfContent,
} from '#src/domain/files/uploadable.ts';
import { contents } from '#tests/corpus/files.ts';

test.each([
  ['a.png', 'image/png', 10, null],
  ['2026.03.12 漓江.JPEG', 'image/jpeg', 10, null],
  ['a.webp', '', maxFileBytes, null],
  ['a.svg', 'image/svg+xml', 10, 'type'],
  ['a.png', 'image/svg+xml', 10, 'type'],
  ['a.png', 'text/html', 10, 'type'],
  ['a.png.exe', 'image/png', 10, 'type'],
  ['a.html.png', 'image/png', 10, 'secondEnding'],
  ['a.php .png', 'image/png', 10, 'secondEnding'],
  ['www.example.com.jpg', 'image/jpeg', 10, 'secondEnding'],
  ['a\u202egpj.exe', '', 10, 'type'],
  ['png', 'image/png', 10, 'type'],
  ['.png', 'image/png', 10, null],
  ['', 'image/png', 10, 'type'],
  ['a.png', 'image/png', 0, 'empty'],
  ['a.gif', 'image/gif', maxFileBytes + 1, 'tooLarge'],
])('fault D13: %s, declared as %s, of %i bytes is judged before it is read', (name, type, size, flaw) => {
  expect(flawBeforeReading({ name, type, size })).toBe(flaw);
});

test.each([
  ['微信图片.jfif', 'image/jpeg', null],
  ['a.JPE', '', null],
  ['a.pjpeg', 'image/pjpeg', null],
  ['a.pjp', 'application/octet-stream', null],
  ['a.jpg', 'image/jpg', null],
  ['a.png', 'image/x-png', null],
  ['a.pdf', 'application/x-pdf', null],
  ['a.jfif', 'image/png', 'type'],
  ['a.tif', 'image/tiff', 'type'],
  ['a.apng', 'image/apng', 'type'],
])('Q19: %s, declared as %s, has an ending that systems give to its type: %s', (name, type, flaw) => {
  expect(flawBeforeReading({ name, type, size: 10 }, evidenceTypes)).toBe(flaw);
});

test('Q19: the content decides, whichever valid ending a picture has', () => {
  const { jpeg, png, html } = contents;
  expect([jpeg, png, html].map((bytes) => flawOfContent('a.jfif', bytes))).toEqual([null, 'content', 'content']);
});

test('Q19: the file dialog offers the endings', () => {
  expect(endingsByType(['image/jpeg', 'image/png'])).toEqual({
    'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif', '.jfi', '.jif', '.pjpeg', '.pjp'],
    'image/png': ['.png'],
  });
});

test('fault D13: the content of a file decides: wrong types, truncated pictures, and pictures that are also pages', () => {
  const { png, jpeg, gif, webp, html, svg, bmp, gifWithScript, pngWithPage, jpegWithPhp, pdfInGif } = contents;
  const kinds = [png, jpeg, gif, webp, html, svg, bmp, new Uint8Array()].map(typeOfContent);
  expect(kinds).toEqual(['image/png', 'image/jpeg', 'image/gif', 'image/webp', null, null, null, null]);
  const sound = [
    flawOfContent('a.png', png),
    flawOfContent('a.JPG', jpeg),
    flawOfContent('a.gif', gif),
    flawOfContent('a.webp', webp),
  ];
  expect(sound).toEqual([null, null, null, null]);
  const wrong = [
    flawOfContent('a.png', jpeg),
    flawOfContent('a.png', html),
    flawOfContent('a.png', png.subarray(0, 4)),
    flawOfContent('a.gif', gifWithScript),
    flawOfContent('a.png', pngWithPage),
    flawOfContent('a.jpg', jpegWithPhp),
    flawOfContent('a.gif', pdfInGif),
  ];
  expect(wrong).toEqual(Array(7).fill('content'));
});

test.each([
  ['扫描件.PDF', 'application/pdf', 10, null],
  ['2026.03.12.pdf', '', maxFileBytes, null],
  ['a.png', 'image/png', 10, null],
  ['a.pdf', 'text/html', 10, 'type'],
  ['a.jpg', 'application/pdf', 10, 'type'],
  ['a.html.pdf', 'application/pdf', 10, 'secondEnding'],
  ['a.pdf.html', 'application/pdf', 10, 'type'],
  ['a.docx', '', 10, 'type'],
  ['a.pdf', 'application/pdf', 0, 'empty'],
  ['a.pdf', 'application/pdf', maxFileBytes + 1, 'tooLarge'],
])('fault D13: as evidence, %s, declared as %s, of %i bytes is judged before it is read', (name, type, size, flaw) => {
  expect(flawBeforeReading({ name, type, size }, evidenceTypes)).toBe(flaw);
});

test('fault D13: a valid document is no picture', () => {
  expect(flawBeforeReading({ name: 'a.pdf', type: 'application/pdf', size: 10 })).toBe('type');
});

test('fault D13: the content of a document decides: a wrong name, another type, a truncated one, and one that is also a page', () => {
  const { pdf, pdfWithPage, html, png } = contents;
  const flaws = [
    flawOfContent('a.pdf', pdf),
    // Changes to a document are appended after its end mark, followed by another end mark.
    flawOfContent('a.pdf', Uint8Array.from([...pdf, ...pdf])),
    flawOfContent('a.jpg', pdf),
    flawOfContent('a.pdf', html),
    flawOfContent('a.pdf', png),
    flawOfContent('a.pdf', pdf.subarray(0, 40)),
    flawOfContent('a.pdf', pdfWithPage),
    flawOfContent('a.pdf', Uint8Array.from([10, ...pdf])),
  ];
  expect(flaws).toEqual([null, null, ...Array<string>(6).fill('content')]);
});

test('fault D13: the size in pixels is limited', () => {
  const sizes = [
    { width: 1, height: 1 },
    { width: 16_384, height: 9 },
    { width: 0, height: 9 },
    { width: 9, height: 16_385 },
  ];
  expect(sizes.map(flawOfSize)).toEqual([null, null, 'content', 'content']);
});

test('fault D1: a link leads to a page, a mailbox or a telephone', () => {
  const fine = ['https://a.cn', 'HTTP://a.cn/b?c#d', 'https://广西林业.cn/', 'mailto:a@b.cn', 'tel:+86-771-1234567'];
  const wrong = [
    '',
    'a.cn',
    '/a',
    '//a.cn',
    '#a',
    'https:',
    'https://',
    'https:///a',
    'https:a',
    'javascript:x',
    'JavaScript://a.cn/%0ax',
    'data:text/html,x',
    'blob:https://a.cn/x',
    'file:///a',
    'ftp://a.cn',
    'mailto:',
    'tel:',
    ' https://a.cn',
    'https://a.cn\n',
    'java\tscript:x',
    'https://a.cn/\u202egpj',
  ];
  expect(fine.filter((address) => !isLinkAddress(address))).toEqual([]);
  expect(wrong.filter(isLinkAddress)).toEqual([]);
});

test('typed addresses are completed, and other texts stay unchanged', () => {
  const typed = [
    ' www.gxly.cn ',
    'gxly.cn/a?b',
    'a@b.cn',
    'https://a.cn',
    'tel:123',
    '0771-123 4567',
    'javascript:x',
    'localhost',
    '',
  ];
  expect(typed.map(asLinkAddress)).toEqual([
    'https://www.gxly.cn',
    'https://gxly.cn/a?b',
    'mailto:a@b.cn',
    'https://a.cn',
    'tel:123',
    'tel:0771-1234567',
    'javascript:x',
    'localhost',
    '',
  ]);
});
