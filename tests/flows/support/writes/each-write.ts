import { commentWrites } from './comments.ts';
import { consultationWrites } from './consultations.ts';
import { contentWrites } from './content.ts';
import { peopleWrites } from './people.ts';
import { scoringWrites } from './scoring.ts';
import { templateWrites } from './templates.ts';

/** Every kind of write that a page makes. */
export const eachWrite = [
  ...contentWrites,
  ...peopleWrites,
  ...templateWrites,
  ...scoringWrites,
  ...commentWrites,
  ...consultationWrites,
];
