import ar from './ar.json?lazy';
import de from './de.json?lazy';
import en from './en.json?lazy';
import es from './es.json?lazy';
import fr from './fr.json?lazy';
import it from './it.json?lazy';
import ja from './ja.json?lazy';
import nl from './nl.json?lazy';
import pl from './pl.json?lazy';
import pt from './pt.json?lazy';

/** THE TABLE of languages, each loaded on demand. */
export const languages = { ar, de, en, es, fr, it, ja, nl, pl, pt } as const;

/** Languages with a file. */
export type LanguageCode = keyof typeof languages;
