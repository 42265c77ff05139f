import { undefined_ } from 'valibot';
import { InspectionAnswer } from '#src/domain/inspection/inspection.ts';
import { read } from './endpoint.ts';

/** The inspection of the public site (decision 068). */
export const inspectionEndpoints = {
  /**
   * What an inspector would find now, of the pages that the account may open; it needs a token and no further right. A server that
   * has to check many records answers with those that it has checked so far, and is asked again until `checked` is `total`.
   */
  query: read({ path: '/inspection/query', encoding: 'none', request: undefined_(), response: InspectionAnswer }),
};
