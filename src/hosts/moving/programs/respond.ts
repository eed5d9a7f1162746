import { locationOf, type MovedSite } from './location.ts';

/** The redirect, for runtimes that speak Request and Response. */
export function moved(site: MovedSite, { url }: Request): Response {
  return new Response(null, { status: 308, headers: { Location: locationOf(site, url), ...site.headers } });
}
