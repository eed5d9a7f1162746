import { found } from '../../edge/programs/found.ts';
import { ownRequest } from '../../edge/programs/own-request.ts';
import { deciding, type OverlayTable } from './decide.ts';
import { addressOf, ours } from './edge.ts';

/** Stands above the program in middleware.js. */
declare const site: OverlayTable;

const decide = deciding(site);

/** An answer of ours, or one that says to go on; undefined: theirs, and nothing of ours. */
export async function gazette(request: Request): Promise<Response | undefined> {
  // Its own request for a file goes on to the files.
  if (request.headers.has(ownRequest)) return undefined;
  const answer = await ours(decide, request, async (file) => {
    const headers = { [ownRequest]: '1' };
    return found(file, await fetch(new URL(addressOf(file), request.url), { headers, redirect: 'manual' }));
  });
  // Equivalent of next() in @vercel/edge: go on, and send these fields with what comes.
  if (answer === undefined || answer instanceof Response) return answer;
  const { link } = answer;
  return new Response(null, { headers: { 'x-middleware-next': '1', Vary: 'Accept', ...(link && { Link: link }) } });
}

export default gazette;
