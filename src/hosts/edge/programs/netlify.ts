import type { ShapedTable } from '../../../http/shaped-origin.ts';
import { found } from './found.ts';
import { findable } from './netlify-names.ts';
import { respond } from './respond.ts';

/** Context of a Netlify edge function: next() goes on to the deployed files. */
interface Context {
  next(request: Request): Promise<Response>;
}

/** Stands above the program in gazette.js. */
declare const site: ShapedTable;

export default (request: Request, context: Context): Promise<Response> => {
  const fetch = async (file: string, method: string) => {
    // The address under which the file has no other: "/about/index.html" may be redirected to "/about/".
    const url = new URL(`/${file.replace(/(^|\/)index\.html$/, '$1')}`, request.url);
    const stored = await found(file, await context.next(new Request(url, { method, redirect: 'manual' })));
    // "/robots.txt/" may be the file without the slash, and is no page then.
    const isOther = file.endsWith('.html') && !/^text\/html\b/i.test(stored?.headers.get('content-type') ?? '');
    return isOther ? undefined : stored;
  };
  return respond(site, request, fetch, findable);
};

export const config = { path: '/*', onError: 'fail' };
