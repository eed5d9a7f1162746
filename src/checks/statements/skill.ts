import { sha256 } from '../../core/digest.ts';
import { parseUrl } from '../../core/parse-url.ts';
import { markdownLines } from '../published/lines.ts';
import { toPointsKey } from './json.ts';
import { type PublishedRepresentation, type RecordStatement, toLanguageTopic } from './statement.ts';

/**
 * Claims of a SKILL.md that others make too: its purpose and its digest, and its copies of the topics and points of a
 * request and the API's address.
 */
export function recordSkill(doc: PublishedRepresentation, tell: RecordStatement): void {
  const [whole = '', matter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(doc.text) ?? [];
  // The digest vouches for all bytes, also for fields that YAML writes on several lines or with escapes.
  const field = (name: string) => new RegExp(`^${name}: *(["']?)([^>|\\\\'"].*?)\\1$(?!\\n )`, 'm').exec(matter)?.[2];
  tell(`what the skill ${field('name')} is for`, field('description'), 'description');
  tell(`digest of ${doc.origin}${doc.path}`, `sha256:${sha256(doc.text)}`, 'bytes');
  tell(
    `date of the skill at ${doc.origin}${doc.path}`,
    /^ +updated: *"?(\d{4}-\d\d-\d\d)/m.exec(matter)?.[1],
    'metadata.updated',
  );
  const before = whole.split('\n').length - 1;
  const points: string[] = [];
  let first = '';
  for (const { text, links, where, term, isTask } of markdownLines(doc.text.slice(whole.length))) {
    const at = `line ${Number(where.slice(5)) + before}`;
    if (/\btopics?\b|\bThem(?:a|en)\b/u.test(text))
      for (const [, named] of text.matchAll(/["“„«]([^"”“»]+)["”“»]/gu))
        tell(toLanguageTopic('any topic of a request', doc), named, at);
    if (isTask && term !== undefined) {
      points.push(term);
      first ||= at;
    }
    for (const { to } of links) if (apiPaths.test(to)) tellOrigin(to, doc, at, tell);
  }
  // Whether the list is that of a request, is known where its points are.
  if (points.length > 0)
    tell(toLanguageTopic('points of a request', doc), points.join(', '), first, toPointsKey(points));
}

const apiPaths = /^https?:\/\/[^/]+\/(?:api\/v1\/|\.well-known\/|auth\.md|llms\.txt)/;

/** The origin that the content names counts as this one, wherever the site is built for. */
function tellOrigin(
  url: string,
  { origin, origins = [] }: PublishedRepresentation,
  at: string,
  tell: RecordStatement,
): void {
  const named = parseUrl(url)?.origin;
  tell('origin', named, at, named !== undefined && origins.includes(named) ? origin : named);
}
