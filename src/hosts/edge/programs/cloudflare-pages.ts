import type { ShapedTable } from '../../../http/shaped-origin.ts';
import { found } from './found.ts';
import { findable } from './pages-names.ts';
import { respond } from './respond.ts';

/** The binding that every Pages project has to its files. */
interface Env {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/** Stands above the program in _worker.js. */
declare const site: ShapedTable;

export default {
  fetch(request: Request, { ASSETS }: Env): Promise<Response> {
    const fetch = async (file: string, method: string) => {
      // Pages redirects a file that ends in .html to the address without that.
      const url = new URL(`/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`, request.url);
      return found(file, await ASSETS.fetch(new Request(url, { method, redirect: 'manual' })));
    };
    return respond(site, request, fetch, findable);
  },
};
