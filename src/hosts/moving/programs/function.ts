import type { MovedSite } from './location.ts';
import { moved } from './respond.ts';

/** Stands above the program. */
declare const site: MovedSite;

export default (request: Request): Response => moved(site, request);

/** Netlify reads it: every path, and no page of the site instead when something fails. */
export const config = { path: '/*', onError: 'fail' };
