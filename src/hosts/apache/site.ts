import type { Release } from '../../core/release.ts';
import type { HeaderSets } from '../header-sets.ts';
import type { Fields } from './fields.ts';
import type { Place } from './place.ts';

/** Input of the rules, and their place. */
export interface Site {
  readonly release: Release;
  readonly headers: HeaderSets;
  readonly fields: Fields;
  readonly place: Place;
  /** Variables for an answer without a document. */
  readonly bare: readonly string[];
}
