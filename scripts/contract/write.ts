import { writeGenerated } from '#scripts/fingerprints.ts';
import { contractFiles, contractParts, contractWithExamples } from './files.ts';

const contract = await contractWithExamples();
writeGenerated('contract', await contractFiles(contract), contractParts(contract));
