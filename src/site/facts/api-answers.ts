import type { Site } from '../../content/site.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { documentHeaders } from '../../http/headers.ts';
import type { Key } from '../../language/catalogue.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import type { ResponseHeader, StatusAnswer } from '../../theme/model/reference.ts';
import { statusRows } from './api-rules.ts';

/** Header fields on which a program acts, and what is said of them; those of security bind browsers alone. */
const told = {
  'Content-Type': undefined,
  'Content-Language': undefined,
  ETag: 'docs.headerEtag',
  'Cache-Control': 'docs.headerCache',
  Vary: undefined,
  'Access-Control-Allow-Origin': 'docs.headerCors',
} as const satisfies Readonly<Record<string, Key | undefined>>;

/** The header fields of a document of the API, as the origin sends them; of the entity tag, `"…"`. */
export function responseHeaders({ language: tag, languages }: Site): ResponseHeader[] {
  const sent = documentHeaders({
    kind: 'api',
    mediaType: mediaTypes.json,
    sha256: '0'.repeat(64),
    negotiated: false,
    language: languages && tag,
    contentSecurityPolicy: "default-src 'none'",
  });
  const language = spoken(tag);
  return Object.entries(told).flatMap(([name, key]) => {
    const value = name === 'ETag' ? '"…"' : sent[name];
    return value === undefined ? [] : [{ name, value, meaning: key && say(language, key) }];
  });
}

/** What each status means (service.md 7), from the rows that the Markdown has. */
export function statusAnswers(site: Site): StatusAnswer[] {
  return statusRows(site).map((row) => {
    const [, status = '', where = '', meaning = '', advice = ''] = row.split('|').map((cell) => cell.trim());
    return { status, where, meaning, advice };
  });
}
