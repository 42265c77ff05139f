import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { applicationsPath } from '#src/domain/scoring/kinds.ts';

/** The page that configures the public home page. */
export const homePagePath = '/home/index';

/** The content types with a column on the public site, in menu order. Applications have none. */
export const columnTypes = contentTypes.filter(({ path }) => path !== applicationsPath);

/** The pages whose records are inspected: the columns, the consultations, the home page. */
const inspectedPaths = [...columnTypes.map(({ path }) => path), consultationsPath, homePagePath];

/** The inspected pages that these grants open. */
export const inspectedBy = (grants: Grants): readonly string[] => inspectedPaths.filter((path) => opens(grants, path));

/** Whether a person with these grants may open any page that is inspected. Without one there is no inspection. */
export const inspectsAnything = (grants: Grants): boolean => inspectedBy(grants).length > 0;
