import { found } from '../../edge/programs/found.ts';
import { deciding, type OverlayTable } from './decide.ts';
import { addressOf, ours, withFields } from './edge.ts';

/** The binding to the deployed files, which Pages always has. */
interface Assets {
  fetch(request: Request): Promise<Response>;
}

/** Context of a Pages function. */
interface Context {
  readonly request: Request;
  readonly env: { readonly ASSETS: Assets };
  next(): Promise<Response>;
}

/** Stands above the program. */
declare const site: OverlayTable;

const decide = deciding(site);

/** What is ours is answered; for all else `theirs` is asked, which makes the answer that was there. */
export async function gazette(request: Request, assets: Assets, theirs: () => Promise<Response>): Promise<Response> {
  const answer = await ours(decide, request, async (file) => {
    // Pages redirects a file that ends in .html to the address without that.
    const path = addressOf(file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''));
    return found(file, await assets.fetch(new Request(new URL(path, request.url), { redirect: 'manual' })));
  });
  if (answer instanceof Response) return answer;
  return answer === undefined ? theirs() : withFields(await theirs(), answer);
}

/** For `functions/_middleware.js` of Pages. */
export const onRequest = ({ request, env, next }: Context) => gazette(request, env.ASSETS, next);

/** For a Worker with static assets and no program of its own, with `run_worker_first`. */
export default {
  fetch: (request: Request, { ASSETS }: Context['env']) => gazette(request, ASSETS, () => ASSETS.fetch(request)),
};
