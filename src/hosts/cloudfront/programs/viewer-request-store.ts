import cf from 'cloudfront';
import { type FixedAnswers, namesOf, toObject, withoutPath } from './decide.ts';
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
  const names = namesOf(request, site);
  let kind: PathKind | string | undefined;
  for (let i = 0; i < names.length && kind === undefined; i++) kind = await kindOf(names[i] ?? '');
  return toObject(request, kind, site);
}

async function kindOf(name: string): Promise<PathKind | string | undefined> {
  try {
    const value = await store.get(name);
    // A digit is a kind; anything else is where the path is sent.
    return value >= '0' && value <= '2' ? (Number(value) as PathKind) : value;
  } catch {
    // The store has no other way to say that it has no such path.
    return undefined;
  }
}
