import { fromPromise } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { addTemplate, fetchTemplate, stepTemplate } from '#src/api/templates.ts';
import {
  largestFile,
  readTemplateFile,
  templateFileName,
  writeTemplateFile,
} from '#src/domain/scoring/template-file.ts';
import { type ReadTemplate, templateStepsMachine } from '#src/machines/templates/steps.ts';
import { download } from '#src/app/tables/download.ts';
import { createWriteKeys } from './write-keys.ts';

/** The steps of whole template versions, for the list and for the page of one. */
export function bindTemplateSteps(http: Http) {
  const keyOf = createWriteKeys();
  return templateStepsMachine.provide({
    actors: {
      carryOut: fromPromise(({ input }) => {
        const options = keyOf(input.attempt);
        return input.do === 'add'
          ? addTemplate(http, input.kind, input.content, options)
          : stepTemplate(http, input.do, input.version, options);
      }),
      fetchVersion: fromPromise(({ input, signal }) => fetchTemplate(http, input.id, signal)),
      readFile: fromPromise(async ({ input }): Promise<ReadTemplate> =>
        input.size > largestFile ? { fault: 'tooLarge' } : readTemplateFile(await input.text()),
      ),
      writeFile: fromPromise(({ input }) => {
        download(new Blob([writeTemplateFile(input)], { type: 'application/json' }), templateFileName(input));
        return Promise.resolve();
      }),
    },
  });
}
