import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingsOf } from '#src/domain/checks/check.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import { extensionsWith } from '#src/views/rich/extensions.ts';
import { finderIn } from '#src/views/rich/marks/places.ts';
import { sanitise, sanitisedBody } from '#src/views/rich/sanitise.ts';
import { situation } from '#tests/domain/checks/situation.ts';
import { inputOf } from '#tests/flows/support/editor.ts';
import { fill, findOnPage, shownPage } from '#tests/flows/support/page.ts';
import { science, serverWith } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { typeInto, writerOf } from '#tests/flows/support/rich.ts';

const picture = 'p0000000-0000-4000-8000-000000000001';

/** The underlined texts in an element, the grave ones with a sign; pictures by their file. */
const marked = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll<HTMLElement>('[data-grave], [data-advice]') ?? [])].map((mark) =>
    mark.querySelector('[data-drag-handle]') ? picture : `${'grave' in mark.dataset ? '!' : ''}${mark.textContent}`,
  );

const press = async (name: RegExp) =>
  within((await findOnPage('内容检查')).closest('section') as HTMLElement).findByRole('button', { name });

test('findings are underlined in place until their text changes, and pressing one selects it', async () => {
  const server = await serverWith({
    cover: picture,
    summary: '😀e\u0301联系13907710001，银衫',
    content: `<ul><li>😀e\u0301馆内有银衫\u0301</li></ul><p>联系1390<strong>7710</strong>002</p><img data-file="${picture}" alt="">`,
  });
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor', server });
  const [summary, writer] = [await waitFor(() => inputOf('summary')), await writerOf('content')];
  const { editor } = writer as HTMLElement & { editor: Editor };
  const layer = () => summary.parentElement;
  await waitFor(() => expect(marked(layer())).toEqual(['!13907710001', '银衫']));
  expect(summary.nextElementSibling?.textContent).toBe(`${summary.value}\u200b`);
  // A mark across bold text has several parts.
  expect(marked(writer)).toEqual(['银衫\u0301', '!1390', '!7710', '!002', picture]);

  await user.click(await press(/^简介：疑为错字/));
  expect([document.activeElement, summary.value.slice(summary.selectionStart ?? 0, summary.selectionEnd ?? 0)]).toEqual(
    [summary, '银衫'],
  );
  const selected = () => {
    const { selection, doc } = editor.state;
    return selection instanceof NodeSelection
      ? selection.node.type.name
      : doc.textBetween(selection.from, selection.to);
  };
  const places = [/^正文：含手机号/, /^正文：疑为错字/, /^正文：图片缺少/];
  for (const [index, expected] of ['13907710002', '银衫\u0301', 'picture'].entries()) {
    await user.click(await press(places[index] as RegExp));
    expect([document.activeElement === writer, selected()]).toEqual([true, expected]);
  }

  // The marks of other texts move with them; the touched one disappears before the next check.
  editor.commands.setTextSelection(3);
  typeInto(writer, '看');
  expect(marked(writer)).toEqual(['银衫\u0301', '!1390', '!7710', '!002', picture]);
  editor.commands.setTextSelection(editor.state.doc.content.size - 4);
  typeInto(writer, '9');
  expect(marked(writer)).toEqual(['银衫\u0301', picture]);
  await fill(user, summary, '联系管护站');
  expect(marked(layer())).toEqual([]);
  await findOnPage('2项建议');
  expect(marked(shownPage())).toEqual(['银衫\u0301', picture]);
  // A form without findings has no element more than a form without checks.
  expect(layer()?.children).toHaveLength(1);
});

test('a map without a review number is its picture, and no text with the same words', () => {
  const content = '<p>地图</p><img data-file="p1" alt="地图"><p>林区</p><img data-file="p2" alt="地图">';
  const doc = DOMParser.fromSchema(getSchema(extensionsWith({} as FilesActor))).parse(sanitisedBody(content));
  const places = findingsOf(scienceKnowledge, { cover: 'p1', content }, situation).map(finderIn(doc));
  expect(places.map((place) => place && String(doc.nodeAt(place.from)?.attrs['file']))).toEqual(['p1', 'p2']);
});

test('the place of each finding in the document holds the found text, however the stored text is written', () => {
  const schema = getSchema(extensionsWith({} as FilesActor));
  const parts = fc.constantFrom(
    '<p>',
    '</p>',
    '<ul><li>',
    '<li>',
    '</li></ul>',
    '<h4>',
    '</h4>',
    '<blockquote>',
    '</blockquote>',
    '<br>',
    '<hr>',
    '<strong>',
    '</strong>',
    '<img data-file="p1" alt="">',
    '<img data-file="p2" alt="地图">',
    '地图',
    '<img data-file="p2" alt="13812345678">',
    '<a href="https://www.example.cn">点击这里</a>',
    '😀',
    'e\u0301',
    '红豆衫',
    '13812345678',
    '&amp;',
  );
  let places = 0;
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 24 }), (given) => {
      const content = sanitise(given.join(''));
      const doc = DOMParser.fromSchema(schema).parse(sanitisedBody(content));
      const find = finderIn(doc);
      for (const finding of findingsOf(scienceKnowledge, { cover: 'p1', content }, situation)) {
        const at = find(finding);
        // The editor takes pictures out of paragraphs, which divides their text.
        if (finding.picture !== undefined) expect(at).not.toBeNull();
        if (!at) continue;
        places += 1;
        const found = doc.textBetween(at.from, at.to, '', () => '\n');
        const node = at.isNode ? doc.nodeAt(at.from) : null;
        expect(node?.type.name === 'picture' ? node.attrs['file'] : found).toBe(finding.picture ?? finding.found);
      }
    }),
    { numRuns: 300 },
  );
  expect(places).toBeGreaterThan(300);
});
