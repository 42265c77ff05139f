import type { Page } from '@playwright/test';
import type { AddFault } from '#tests/browser/support/test.ts';

/** The steps that lead to a state of the screen. */
type Arrive = (page: Page, addFault: AddFault) => Promise<void>;

/** States by name. The states of a group share a page: each continues from the previous one. */
export type States = Readonly<Record<string, Arrive | Readonly<Record<string, Arrive>>>>;
