import { originOf, type RouteTable } from '../../../http/route-table.ts';
import { respond } from './respond.ts';

/** The Worker's binding to its static assets. */
interface Env {
  readonly ASSETS: { fetch(url: URL): Promise<Response> };
}

/** Stands above the program in worker.js. */
declare const site: RouteTable;

const origin = originOf(site);

export default {
  fetch(request: Request, { ASSETS }: Env): Promise<Response> {
    return respond(origin, request, async (file) => {
      // Each representation is an asset of its own, fetched by its file name: no cache can mix two of them.
      const asset = await ASSETS.fetch(new URL(`/${file}`, request.url));
      if (asset.status !== 200) throw new Error(`${file} is not among the uploaded assets`);
      return asset.body;
    });
  },
};
