import { EXPIRED_CODE } from '#src/domain/envelope.ts';
import type { Operation } from '#scripts/contract/table/operations.ts';
import { type Reply, wrongToken } from '#scripts/contract/calls/caller.ts';
import { attempt, type Checking } from './attempt.ts';
import type { Reader } from './persons.ts';
import { wrongRequest } from './wrong-request.ts';

/** Tries requests that must be refused: without a session, without the right, invalid. `onReply` receives the answer of a server
 * that carries one out. */
export async function tryRefusals(
  operation: Operation,
  request: unknown,
  { token }: Pick<Reader, 'token'>,
  checking: Checking,
  onReply: (reply: Reply) => void = () => {},
): Promise<void> {
  const { endpoint } = operation;
  const tell = (reply: Reply | null) => reply && onReply(reply);
  if (endpoint.token)
    tell(await attempt(operation, 'wrong token', [EXPIRED_CODE], request, { token: wrongToken }, checking));
  tell(await withoutRight(operation, request, checking));
  const wrong = wrongRequest(endpoint, request, (one) => checking.caller.canTell(endpoint, request, one));
  if (wrong === null) return;
  const sent = { token: endpoint.token ? token : null };
  tell(await attempt(operation, 'bad request', [400], wrong, sent, checking));
}

/** A missing right is refused before anything else, so the request need not be valid. */
async function withoutRight(operation: Operation, request: unknown, checking: Checking): Promise<Reply | null> {
  const { endpoint } = operation;
  if (endpoint.right === null) return null;
  const other = checking.readers.find(({ may }) => !may(endpoint));
  if (other) return attempt(operation, 'missing right', [403], request, { token: other.token }, checking);
  const why = 'everybody who is logged in has the right; name an account without it';
  checking.report.untried.push({ operation, what: 'missing right', why });
  return null;
}
