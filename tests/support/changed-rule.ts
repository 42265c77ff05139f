import type * as Rules from '#src/domain/scoring/result-rule.ts';

/** The rule that a test sets in place of the rule for new results. */
export const rule: { changed: Rules.ResultRule | null } = { changed: null };

/** For `vi.mock`: the module of the rule, with a rule that tests can change. */
export const changeable = (actual: typeof Rules): typeof Rules => ({
  ...actual,
  get resultRule() {
    return rule.changed ?? actual.resultRule;
  },
});
