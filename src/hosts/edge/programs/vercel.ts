import { originOf, type RouteTable } from '../../../http/route-table.ts';
import { respond } from './respond.ts';

/** Both stand above the program in index.js; the page is in Base64. */
declare const site: RouteTable;
declare const missingPage: string;

const origin = originOf(site);

// Of the 404 page the bytes themselves: only an answer that is complete keeps its status.
const missing = Uint8Array.from(atob(missingPage), (character) => character.charCodeAt(0));

export default async function middleware(request: Request): Promise<Response> {
  let rewritten: string | undefined;
  const response = await respond(origin, request, (file) => {
    if (file === origin.notFound.file) return missing;
    rewritten = new URL(`/${file}`, request.url).href;
    return null;
  });
  // What the middleware sets is sent with the static file that Vercel takes instead.
  if (rewritten !== undefined) response.headers.set('x-middleware-rewrite', rewritten);
  return response;
}
