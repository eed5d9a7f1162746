// Made from CLDR 48.2.0 (Unicode-3.0: UNICODE-LICENSE.txt) by `npm run language:tables`: a table.

import ar from './ar.ts?lazy';
import de from './de.ts?lazy';
import en from './en.ts?lazy';
import es from './es.ts?lazy';
import fr from './fr.ts?lazy';
import it from './it.ts?lazy';
import ja from './ja.ts?lazy';
import nl from './nl.ts?lazy';
import pl from './pl.ts?lazy';
import pt from './pt.ts?lazy';

/** THE TABLE of the tables of CLDR, each loaded when it is asked for. */
export const tables = { ar, de, en, es, fr, it, ja, nl, pl, pt } as const;

/** Types of the tables. */
export interface Tables {
  readonly ar: typeof import('./ar.ts').default;
  readonly de: typeof import('./de.ts').default;
  readonly en: typeof import('./en.ts').default;
  readonly es: typeof import('./es.ts').default;
  readonly fr: typeof import('./fr.ts').default;
  readonly it: typeof import('./it.ts').default;
  readonly ja: typeof import('./ja.ts').default;
  readonly nl: typeof import('./nl.ts').default;
  readonly pl: typeof import('./pl.ts').default;
  readonly pt: typeof import('./pt.ts').default;
}
