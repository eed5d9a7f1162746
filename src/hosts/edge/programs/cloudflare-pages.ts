import { originOf, type RouteTable } from '../../../http/route-table.ts';
import { respond } from './respond.ts';

/** The binding that every Pages project has to its files. */
interface Env {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/** Stands above the program in _worker.js. */
declare const site: RouteTable;

const origin = originOf(site);

export default {
  fetch(request: Request, { ASSETS }: Env): Promise<Response> {
    return respond(origin, request, async (file) => {
      // Pages redirects a file that ends in .html to the address without that.
      const url = new URL(`/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`, request.url);
      const stored = await ASSETS.fetch(new Request(url, { redirect: 'manual' }));
      if (stored.status !== 200) throw new Error(`${file} is not among the deployed files`);
      return stored.body;
    });
  },
};
