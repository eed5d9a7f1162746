import type { Site } from '../../content/site.ts';
import { omitEmpty } from '../../core/values.ts';
import type { ApiContext } from '../resource.ts';

/** The values of documentMembers for the resource at `path`. */
export function documentHead(site: Site, { url }: ApiContext, path: string, updated: string) {
  return { url: url(path), updated, ...omitEmpty({ notice: site.notice }) };
}
