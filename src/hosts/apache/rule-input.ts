import type { Release } from '../../core/release.ts';
import type { HeaderSets } from '../header-sets.ts';
import type { ApacheFields } from './fields.ts';
import type { RuleContext } from './rule-context.ts';

/** Input of the rules, and their place. */
export interface RuleInput {
  readonly release: Release;
  readonly headers: HeaderSets;
  readonly fields: ApacheFields;
  readonly place: RuleContext;
  /** Variables for an answer without a document. */
  readonly bare: readonly string[];
}
