import type { RequestParts } from '../../../http/answer.ts';
import { type Decision, isTheirPage, type OverlaidPage, varyByAccept, withLink } from './decide.ts';

/** How a platform gives a deployed file: its own answer, or undefined if there is no such file. */
export type ReadDeployedFile = (file: string) => Promise<Response | undefined>;

/** Our answer, by a body that the platform has; else theirs, as deciding() says. */
export async function ours(
  decide: (question: RequestParts) => Decision,
  request: Request,
  read: ReadDeployedFile,
): Promise<Response | OverlaidPage | undefined> {
  const { method, url: target, headers: sent } = request;
  const found = decide({ method, target, field: (name) => sent.get(name) ?? undefined });
  if (found === undefined || isTheirPage(found)) return found;
  const { status, headers, body } = found;
  if ('text' in body) return new Response(body.text === '' ? null : body.text, { status, headers });
  // A file of ours that is gone is a path of theirs, or nobody's.
  const stored = await read(body.file);
  return stored && new Response(stored.body, { status, headers });
}

/** Their answer with what is added to it. */
export function withFields(theirs: Response, { link }: OverlaidPage): Response {
  // No page: Response refuses such a status.
  if (theirs.status < 200) return theirs;
  const answer = new Response(theirs.body, theirs);
  answer.headers.set('Vary', varyByAccept(answer.headers.get('Vary')));
  if (link !== undefined) answer.headers.set('Link', withLink(answer.headers.get('Link'), link));
  return answer;
}

/** The address of a file: `über uns/x.md` → `/%C3%BCber%20uns/x.md`. */
export function addressOf(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`;
}
