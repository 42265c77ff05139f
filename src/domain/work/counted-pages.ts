import { commentsPath } from '#src/domain/comments/paths.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';

// Apart from the computation of the counts, which loads late: the machine of the menu needs only this.

/** The pages whose menu entries show a count of waiting items. */
export const countedPages: readonly string[] = [commentsPath, consultationsPath];
