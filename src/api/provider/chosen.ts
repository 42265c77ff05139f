import { createHttp } from '#src/api/http.ts';
import type { Connect } from './connect.ts';

/**
 * Connects to the server of this build, which follows the endpoint table. A build with `VITE_PROVIDER` connects by that
 * adapter instead (`scripts/provider.ts`).
 */
export const connect: Connect = (options) => ({ http: createHttp(options), missing: [] });
