import { found } from '../../edge/programs/found.ts';
import { deciding, type OverlayTable } from './decide.ts';
import { addressOf, ours, withFields } from './edge.ts';

/** Context of a Netlify edge function: next() goes on to what was there. */
interface Context {
  next(request?: Request): Promise<Response>;
}

/** Stands above the program in gazette.js. */
declare const site: OverlayTable;

const decide = deciding(site);

/** Nothing goes back for what is theirs: then Netlify answers as if the function were not there. */
export default async (request: Request, context: Context): Promise<Response | undefined> => {
  const answer = await ours(decide, request, async (file) => {
    const path = addressOf(file.replace(/(^|\/)index\.html$/, '$1'));
    return found(file, await context.next(new Request(new URL(path, request.url), { redirect: 'manual' })));
  });
  return answer === undefined || answer instanceof Response ? answer : withFields(await context.next(), answer);
};

export const config = { path: '/*', onError: 'bypass' };
