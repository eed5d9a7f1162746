import { originOf, type RouteTable } from '../../../http/route-table.ts';
import { respond } from './respond.ts';

/** What Netlify gives to an edge function: next() goes on to the deployed files. */
interface Context {
  next(request: Request): Promise<Response>;
}

/** Stands above the program in gazette.js. */
declare const site: RouteTable;

const origin = originOf(site);

export default (request: Request, context: Context): Promise<Response> =>
  respond(origin, request, async (file) => {
    // The address under which the file has no other: "/about/index.html" may be redirected to "/about/".
    const url = new URL(`/${file.replace(/(^|\/)index\.html$/, '$1')}`, request.url);
    const stored = await context.next(new Request(url));
    if (stored.status !== 200) throw new Error(`${file} is not among the deployed files`);
    return stored.body;
  });

export const config = { path: '/*', onError: 'fail' };
