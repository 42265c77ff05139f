import { fromPromise } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { addTemplate, fetchTemplate, stepTemplate } from '#src/api/templates.ts';
import {
  largestFile,
  readTemplateFile,
  templateFileName,
  writeTemplateFile,
} from '#src/domain/scoring/template-file.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import {
  type ReadTemplate,
  type TemplateFile,
  type TemplateRequest,
  templateStepsMachine,
} from '#src/machines/templates/steps.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { download } from '#src/app/tables/download.ts';

/** What is done with whole versions of templates, for the list and the page of one. */
export function bindTemplateSteps(http: Http) {
  const loadId = randomId();
  return templateStepsMachine.provide({
    actors: {
      carryOut: fromPromise(({ input }: { input: TemplateRequest }) => {
        const options = { idempotencyKey: `${loadId}.${input.attempt}` };
        return input.do === 'add'
          ? addTemplate(http, input.kind, input.content, options)
          : stepTemplate(http, input.do, input.version, options);
      }),
      fetchVersion: fromPromise(({ input, signal }: { input: { id: string }; signal: AbortSignal }) =>
        fetchTemplate(http, input.id, signal),
      ),
      readFile: fromPromise(async ({ input }: { input: TemplateFile }): Promise<ReadTemplate> =>
        input.size > largestFile ? { fault: 'tooLarge' } : readTemplateFile(await input.text()),
      ),
      writeFile: fromPromise<unknown, TemplateVersion>(({ input }) => {
        download(new Blob([writeTemplateFile(input)], { type: 'application/json' }), templateFileName(input));
        return Promise.resolve();
      }),
    },
  });
}
