import cf from 'cloudfront';
import { type FixedAnswers, toObject, withoutPath } from './decide.ts';
import type { ViewerRequest, ViewerResponse } from './event.ts';
import type { PathKind } from './keys.ts';

/** Stands beside the program in viewer-request.js. */
declare const site: FixedAnswers;

const store = cf.kvs();

/** The viewer-request function of a site with more paths than fit into its code. */
export async function handler(event: { readonly request: ViewerRequest }): Promise<ViewerRequest | ViewerResponse> {
  const request = event.request;
  const fixed = withoutPath(request.method, site);
  if (fixed !== undefined) return fixed;
  let kind: PathKind | string | undefined;
  try {
    const value = await store.get(request.uri);
    // One digit is a kind; anything longer is where the path is sent.
    kind = value.length > 1 ? value : (Number(value) as PathKind);
  } catch {
    // The store has no other way to say that it has no such path.
    kind = undefined;
  }
  return toObject(request, kind, site);
}
