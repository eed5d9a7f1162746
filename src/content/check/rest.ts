import type { Report } from '../../core/problem.ts';
import type { Facts } from './body/facts.ts';

/** What validate() leaves for later, for whoever would rather render a page right after it has been checked. */
export interface Rest {
  /** What is still to be checked of content files, by their names; each is to be called once. */
  readonly checks: Map<string, (report: Report) => void>;
  /** What checking typed modules, questions and skills gave, by the names of their files: `checked` of Located. */
  readonly checked: Map<string, unknown>;
  /** What `{{…}}` stands for; undefined while the typed modules are broken. */
  facts?: Facts;
  /** The same of pages in other languages than the first, by the keys of these. */
  factsIn?: Readonly<Record<string, Facts>>;
}
