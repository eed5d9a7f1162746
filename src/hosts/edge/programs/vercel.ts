import type { ShapedTable } from '../../../http/shaped-origin.ts';
import { found } from './found.ts';
import { ownRequest } from './own-request.ts';
import { respond } from './respond.ts';

/** Stands above the program in index.js. */
declare const site: ShapedTable;

export default function middleware(request: Request): Promise<Response> {
  // Without that route it would ask itself for ever.
  if (request.headers.has(ownRequest)) throw new Error('output/config.json is not of this build');
  return respond(site, request, async (file, method) => {
    const headers = { [ownRequest]: '1' };
    return found(file, await fetch(new URL(`/${file}`, request.url), { method, headers, redirect: 'manual' }));
  });
}
