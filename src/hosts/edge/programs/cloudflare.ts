import type { ShapedTable } from '../../../http/shaped-origin.ts';
import { found } from './found.ts';
import { respond } from './respond.ts';

/** The Worker's binding to its static assets. */
interface Env {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/** Stands above the program in worker.js. */
declare const site: ShapedTable;

export default {
  fetch(request: Request, { ASSETS }: Env): Promise<Response> {
    // Each representation is an asset of its own, fetched by its file name: no cache can mix two of them.
    return respond(site, request, async (file, method) =>
      found(file, await ASSETS.fetch(new Request(new URL(`/${file}`, request.url), { method, redirect: 'manual' }))),
    );
  },
};
