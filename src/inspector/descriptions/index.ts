import { board } from './board.ts';
import { comments } from './comments.ts';
import { consultations } from './consultations.ts';
import { content } from './content.ts';
import { figures } from './figures.ts';
import { files } from './files.ts';
import { inspection } from './inspection.ts';
import { allRooms } from './all-rooms.ts';
import { logs } from './logs.ts';
import { record } from './record.ts';
import { reviews } from './reviews.ts';
import { roles } from './roles.ts';
import { scoring } from './scoring.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { tables } from './tables.ts';
import { templates } from './templates.ts';
import { users } from './users.ts';
import { work } from './work.ts';

/** What a machine is, under '', and what its states mean, by their path. */
export type Descriptions = Readonly<Record<string, string>>;

/**
 * The descriptions of all machines, by id. They are apart from the machines because only the generated docs and the visualiser
 * use them; a production build has neither.
 */
export const descriptions: Readonly<Record<string, Descriptions>> = {
  ...board,
  ...comments,
  ...consultations,
  ...content,
  ...figures,
  ...files,
  ...inspection,
  ...allRooms,
  ...logs,
  ...record,
  ...reviews,
  ...roles,
  ...scoring,
  ...session,
  ...shell,
  ...tables,
  ...templates,
  ...users,
  ...work,
};
