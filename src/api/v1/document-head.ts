import type { Site } from '../../content/site.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import type { ApiContext } from '../resource.ts';

/** The values of documentMembers for the resource at `path`. */
export function documentHead(site: Site, { url, translationsOf }: ApiContext, path: string, updated: string) {
  const inLanguages = translationsOf && { language: site.language, translations: [...translationsOf(path)] };
  return {
    url: url(path),
    updated: site.dates?.[path] ?? updated,
    ...inLanguages,
    ...omitUndefined({ notice: site.notice }),
  };
}
