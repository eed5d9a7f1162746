import type { OrganisationKind } from '../../content/organisation-kinds.ts';
import type { ConditionName } from './conditions.ts';
import type { FactName } from './facts.ts';

/** A provision, and what it wants to be said. */
export interface Law {
  /** Begins the id of each of its duties: `de-ddg-5`. */
  readonly id: string;
  /** ISO 3166-1 code, or EU for its member states without a law of their own in the table. */
  readonly jurisdiction: string;
  /** Name as cited. */
  readonly name: string;
  /** The official text. */
  readonly source: string;
  /** Kinds to which it may apply; absent: all. */
  readonly kinds?: readonly OrganisationKind[];
  /** Schemes of numbers whose holders are meant too, whatever their kind: a charity may be a company. */
  readonly holdersOf?: readonly string[];
  readonly duties: readonly Duty[];
}

export interface Duty {
  readonly clause: string;
  readonly fact: FactName;
  /** Kinds, where they are fewer than those of the law. */
  readonly kinds?: readonly OrganisationKind[];
  /** Condition of the warning, which facts can tell. */
  readonly when?: ConditionName;
  /** Condition that facts cannot tell: a note in the documentation, with no warning. */
  readonly only?: string;
}

/** Kinds that trade, as a rule. */
export const tradingKinds = [
  'company',
  'partnership',
  'sole-trader',
  'cooperative',
] as const satisfies readonly OrganisationKind[];

/** Kinds that are entered in a commercial register, or one like it. */
export const registeredKinds = ['company', 'cooperative'] as const satisfies readonly OrganisationKind[];

/** Kinds that are more than a person. */
export const legalEntityKinds = [
  'company',
  'charity',
  'association',
  'foundation',
  'public-body',
  'university',
  'lab',
  'partnership',
  'cooperative',
] as const satisfies readonly OrganisationKind[];
