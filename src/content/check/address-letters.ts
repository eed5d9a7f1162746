import { isAddressName, maxSlugLength, slugPattern } from '../../core/slug.ts';
import { slugify, toAddressName } from '../../core/slugify.ts';
import type { Sources } from '../read/load.ts';

/** Whether addresses of the site may have letters beyond ASCII: `addresses` of content/site.ts. */
export const allowsUnicode = ({ modules }: Pick<Sources, 'modules'>): boolean =>
  (modules.get('site')?.value as { addresses?: unknown } | undefined)?.addresses === 'unicode';

/** Makes a name in addresses of the site of a text. */
export const nameMaker = (sources: Pick<Sources, 'modules'>) => (allowsUnicode(sources) ? toAddressName : slugify);

/** Whether a name in addresses of the site may be this one. */
export const isAllowedName = (name: string, sources: Pick<Sources, 'modules'>): boolean =>
  name.length <= maxSlugLength && (slugPattern.test(name) || (allowsUnicode(sources) && isAddressName(name)));

/** A hint, and for a name in another script how the site may have it. */
export const withUnicodeHint = (hint: string, name: string, sources: Pick<Sources, 'modules'>): string =>
  isAddressName(name) && !allowsUnicode(sources)
    ? `${hint} For addresses in the script of your language write addresses: 'unicode' in content/site.ts.`
    : hint;
