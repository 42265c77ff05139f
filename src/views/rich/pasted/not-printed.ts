import { styleOf, unwrap } from './elements.ts';

/** Elements of a reviewer’s remark, or links to one, in Word, WPS and Google Docs. */
const remarks =
  '.MsoCommentReference, .MsoCommentText, .MsoCommentSubject, .msocomanchor, .msocomtxt, .msocomoff, a[href^="#cmnt"]';

/** Removes what Word would not print: remarks, hidden text and field codes. Of tracked changes the accepted text stays. */
export function removeUnprinted(body: Element) {
  for (const back of body.querySelectorAll('a[href^="#cmnt_ref"]')) back.closest('p')?.remove();
  for (const element of body.querySelectorAll(remarks)) element.remove();
  for (const element of body.querySelectorAll('[style], [hidden]')) {
    if (element.hasAttribute('hidden') || isHidden(element)) element.remove();
  }
  for (const deleted of body.querySelectorAll('.msoDel, del[cite], del[datetime]')) deleted.remove();
  for (const inserted of body.querySelectorAll('.msoIns ins, ins[cite], ins[datetime]')) unwrap(inserted);
  removeFieldCodes(body);
}

const isHidden = (element: Element): boolean =>
  /^none\b/.test(styleOf(element, 'display')) ||
  /^hidden\b/.test(styleOf(element, 'visibility')) ||
  styleOf(element, 'mso-hide') === 'all' ||
  /^comment(?:-list)?$/.test(styleOf(element, 'mso-element'));

/** The code of a field is between its start and the separator; its printed result follows. */
function removeFieldCodes(body: Element) {
  let open = 0;
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const codes: Node[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Element)) {
      if (open > 0) codes.push(node);
      continue;
    }
    const mark = styleOf(node, 'mso-element');
    if (mark === 'field-begin') open += 1;
    else if (mark === 'field-separator' || mark === 'field-end') open = Math.max(0, open - 1);
  }
  for (const code of codes) code.parentNode?.removeChild(code);
}
