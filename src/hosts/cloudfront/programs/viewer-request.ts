import { type FixedAnswers, namesOf, toObject, withoutPath } from './decide.ts';
import type { ViewerRequest, ViewerResponse } from './event.ts';
import type { PathKind } from './keys.ts';

/** Both stand beside the program in viewer-request.js. */
declare const site: FixedAnswers;
declare const paths: Readonly<Record<string, PathKind | string>>;

/** The viewer-request function, with the paths in its own code. */
export function handler(event: { readonly request: ViewerRequest }): ViewerRequest | ViewerResponse {
  const request = event.request;
  // A path begins with "/", so that no member which every object has is taken for one.
  const known = namesOf(request, site).filter((name) => paths[name] !== undefined)[0] ?? '';
  return withoutPath(request.method, site) ?? toObject(request, paths[known], site);
}
