import type { Answer, Published } from '../../checks/answers/answer.ts';
import { answersIn, linesOf } from '../../checks/answers/extract.ts';
import { languageAt, type Placed } from '../../checks/published/languages.ts';
import { visibleText } from '../../checks/published/lines.ts';
import { withoutParameters } from '../../core/media-types.ts';
import { estimateTokens } from '../../core/tokens.ts';
import { linksOf } from './links.ts';
import { loginsIn } from './logins.ts';
import type { Reply } from './source.ts';

/** A document for the walker: content, links, and reading cost. */
export interface Known {
  readonly path: string;
  readonly status: number;
  readonly published: Published;
  /** Visible text. */
  readonly visible: string;
  readonly answers: readonly Answer[];
  /** Paths of this origin, without fragment and query. */
  readonly links: readonly string[];
  readonly tokens: number;
  readonly bytes: number;
  /** Signs of a login, in words. */
  readonly logins: readonly string[];
}

/** Reads an answer; `origin` is the one that documents name. */
export function knownDocument(path: string, reply: Reply, origin: string, languages: readonly Placed[]): Known {
  const mediaType = withoutParameters(reply.headers['content-type'] ?? '');
  const text = isText.test(mediaType) ? reply.text : '';
  const published: Published = {
    path,
    mediaType,
    text,
    headers: reply.headers,
    origin,
    ...languageAt(path, languages),
  };
  const isFound = reply.status === 200;
  const visible = isFound ? visibleOf(published) : '';
  return {
    ...{ path, published, visible, status: reply.status, ...costOf(path, visible, reply.bytes) },
    answers: isFound ? answersIn(published) : [],
    links: isFound ? linksOf(published) : [],
    logins: loginsIn(published, reply.status),
  };
}

const isText = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml))/;

/** Readable text: of HTML visible text, of a sitemap addresses and dates. */
function visibleOf(published: Published): string {
  const { mediaType, text, path } = published;
  if (isSitemap(path)) return text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  if (mediaType !== 'text/html') return text;
  return visibleText(linesOf(published));
}

const isSitemap = (path: string): boolean => /\/sitemap[^/]*\.xml$/.test(path);

/** Maximum cost of a sitemap: nobody reads all of a long one for one address. */
const mostOfSitemap = { tokens: 4_000, bytes: 65_536 };

function costOf(path: string, visible: string, bytes: number): Pick<Known, 'tokens' | 'bytes'> {
  const tokens = estimateTokens(visible);
  if (!isSitemap(path)) return { tokens, bytes };
  return { tokens: Math.min(tokens, mostOfSitemap.tokens), bytes: Math.min(bytes, mostOfSitemap.bytes) };
}
