import type { RequestOf } from '#src/api/endpoints/endpoint.ts';
import type { reviewEndpoints } from '#src/api/endpoints/reviews.ts';
import type { PanelOffer } from '#src/domain/scoring/panel.ts';
import type { OwnSheet, Review, SheetContent, Subject } from '#src/domain/scoring/review.ts';
import { criteriaOf, type ScoreTemplate } from '#src/domain/scoring/template.ts';
import { type Answer, dataOf } from '#tests/mocks/client.ts';
import { shareClient } from '#tests/mocks/shared-client.ts';
import { contents } from '#tests/corpus/files.ts';

/** A week after the date of the seed. */
const start = Date.parse('2026-06-08T10:00:00+08:00');
export const base: Subject = { path: '/home/baseResources', id: 'GXP009' };
export const due = '2026-06-20';
export const experts = ['expert', 'expert2', 'expert3', 'expert4', 'expert5'];

const score = '/home/baseResourcesScore';
const fileTypes = { png: 'image/png', pdf: 'application/pdf' };

let now = start;
const renew = shareClient({ now: () => now });

/** A back-end with signed-in people and their calls about reviews. The next bench resets it. */
export async function createBench() {
  now = start;
  const client = await renew();
  const { store, tokenOf } = client;
  /** A body of null sends none. */
  const call = async (account: string, path: string, body: object | null): Promise<Answer> =>
    client.call(path, body ?? undefined, { token: await tokenOf(account) });
  const bench = {
    client,
    store,
    call,
    /** A call below the path of the desk. */
    ask: (account: string, name: string, body: object) => call(account, `${score}/${name}`, body),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    async appoint(request: Partial<RequestOf<typeof reviewEndpoints.appoint>> = {}) {
      return dataOf<Review>(await bench.ask('auditor', 'appoint', { subject: base, due, experts, ...request }));
    },
    offer: async (subject = base) => dataOf<PanelOffer>(await bench.ask('auditor', 'candidates', subject)),
    review: async (id: string, account = 'auditor') => dataOf<Review>(await bench.ask(account, 'get', { id })),
    sheet: async (id: string, account: string) => dataOf<OwnSheet>(await bench.ask(account, 'sheet/get', { id })),
    /** Uploads a picture or a document and returns its id. */
    async upload(account: string, kind: keyof typeof fileTypes = 'png') {
      const body = new FormData();
      body.append('file', new File([contents[kind]], `现场.${kind}`, { type: fileTypes[kind] }));
      const headers = { Authorization: await tokenOf(account) };
      return dataOf<{ id: string }>(await client.send('/sys/file/upload', { method: 'POST', headers, body })).id;
    },
    /** Saves one’s own sheet on its newest version. */
    async write(how: 'save' | 'submit', id: string, account: string, content: SheetContent) {
      const { version } = await bench.sheet(id, account);
      return bench.ask(account, `sheet/${how}`, { id, version, ...content });
    },
    /** Each expert submits a sheet with this share of all points. */
    async submitAll(review: Review, shares: Readonly<Record<string, number>>) {
      for (const [account, share] of Object.entries(shares))
        dataOf(await bench.write('submit', review.id, account, filled(review.template, share)));
    },
  };
  return bench;
}

/** A finished sheet: each criterion has this share of its points, rounded to halves, with a comment. */
export const filled = (template: ScoreTemplate, share: number, comment = '现场核实。'): SheetContent => ({
  marks: Object.fromEntries(
    criteriaOf(template).map(({ code, max }) => [
      code,
      { points: Math.round(max * share * 2) / 2, comment, files: [] },
    ]),
  ),
  vetoes: [],
});
