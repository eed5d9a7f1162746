import type { Site } from '../../content/site.ts';
import { applyDates } from './apply-dates.ts';

/** The day that stands in the place of every date of a change. */
const blankDate = '1970-01-01';

/** Where the blank site is: what is published is the same at any origin. */
export const blankOrigin = 'https://origin.invalid';

/**
 * The site as facts are read from it: with blank dates, at no origin, in one language, and without what depends on how it is
 * built or on the day (pictures, previews, the look with its banner).
 */
export function toBlankSite(site: Site): Site {
  const {
    brand: _brand,
    brandStyle: _style,
    noIndex: _noIndex,
    pagePictures: _pictures,
    translations: _translations,
    languages: _languages,
    inLanguage: _own,
    originals: _originals,
    changes: _changes,
    dates: _dates,
    ...plain
  } = site;
  return applyDates({ ...plain, baseUrl: blankOrigin }, () => blankDate);
}
