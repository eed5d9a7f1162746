import type { MovedSite } from './location.ts';
import { moved } from './respond.ts';

/** Stands above the program. */
declare const site: MovedSite;

export default { fetch: (request: Request): Response => moved(site, request) };
