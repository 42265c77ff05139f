import { capabilityOf } from '#src/api/provider/capability-paths.ts';
import type { Provider } from '#src/api/provider/provider.ts';
import type { Operation } from '#scripts/contract/table/operations.ts';

/** Whether the call belongs to a capability that the provider lacks. */
export function isMissing({ endpoint: { path } }: Operation, provider: Provider | null): boolean {
  const capability = capabilityOf(path);
  return capability !== null && provider !== null && provider.missing.includes(capability);
}
