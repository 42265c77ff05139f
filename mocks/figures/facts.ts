import type { Source } from '#src/domain/figures/statistics.ts';
import type { Call } from '#mocks/server/handle.ts';
import { baseFacts } from './bases.ts';
import { consultationFacts } from './consultations.ts';
import { countedFacts } from './counted.ts';
import type { Fact } from './fact.ts';
import { reviewFacts } from './reviews.ts';

/** All records of a source that the caller may see. Lists show the same ones. */
export async function factsOf(source: Source, call: Call): Promise<readonly Fact[]> {
  switch (source) {
    case 'bases':
      return baseFacts(call);
    case 'reviews':
      return reviewFacts(call);
    case 'consultations':
      return consultationFacts(call);
    case 'browsing':
    case 'experiences':
      return countedFacts(source, call);
  }
}
