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

/** THE TABLE of catalogues, each loaded on demand. */
export const catalogues = { ar, de, en, es, fr, it, ja, nl, pl, pt } as const;
