import { type PublishedLine, parseMarkdownLines, visibleText } from '../../checks/published/lines.ts';
import { type PageFacts, readPageFacts } from '../../checks/published/page.ts';
import {
  findPublished,
  type LanguageSection,
  listLanguageSections,
  lowerCaseHeaders,
} from '../../checks/published/published.ts';
import { findStatements } from '../../checks/statements/extract.ts';
import type { DocumentStatement } from '../../checks/statements/statement.ts';
import { createTextTemplate, parseWithTemplate } from '../../checks/statements/text.ts';
import { stripParameters } from '../../core/media-types.ts';
import type { Release } from '../../core/release.ts';
import { parseJson } from '../../core/type-guards.ts';
import { type Request, respond } from '../../http/respond.ts';
import type { TextKey } from '../../language/catalogue.ts';
import { languageByTag } from '../../language/language-by-tag.ts';

interface OriginRequest {
  readonly method?: string;
  readonly headers?: Request['headers'];
}

export interface OriginReply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A release for its judges, asked in this process. */
export interface ReleaseOrigin {
  /** `https://example.com`. */
  readonly url: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly release: Release;
  readonly languages: readonly LanguageSection[];
  /** All served paths. */
  readonly paths: readonly string[];
  /** Paths of JSON. */
  readonly jsonPaths: readonly string[];
  readonly pages: readonly PageFacts[];
  ask(path: string, asked?: OriginRequest): OriginReply;
  /** Media type without parameters; empty if not served. */
  typeOf(path: string): string;
  /** Text at a path; empty if not served. */
  text(path: string): string;
  json(path: string): unknown;
  /** Stated facts of a document, as the check of published answers reads them. */
  answers(path: string): readonly DocumentStatement[];
  /** Lines of Markdown or plain text at a path. */
  lines(path: string): readonly PublishedLine[];
  /** Line of a document that holds a text of the catalogue, if any. */
  says(path: string, key: TextKey): PublishedLine | undefined;
  /** Path of an absolute URL, without query and fragment; undefined for another origin. */
  pathOf(url: string): string | undefined;
}

/** Opens a release for judges. Caches all but pages. */
export function openReleaseOrigin(release: Release, today: string): ReleaseOrigin {
  let seen: readonly PageFacts[] | undefined;
  const paths = [...release.routes.keys()];
  const typeOf = (path: string) =>
    stripParameters(release.routes.get(path)?.variants[0]?.headers['Content-Type'] ?? '');
  const ask = (path: string, { method = 'GET', headers = {} }: OriginRequest = {}): OriginReply => {
    const { status, headers: fields, body } = respond(release, { method, path, headers });
    return { status, headers: lowerCaseHeaders(fields), text: Buffer.from(body).toString('utf8') };
  };
  const text = onceEach((path) => (release.routes.has(path) ? ask(path).text : ''));
  const lines = onceEach((path) => parseMarkdownLines(text(path)));
  const languages = listLanguageSections(text('/'), release.baseUrl);
  const language = languageByTag(languages[0]?.language ?? 'en');
  return {
    ...{ url: release.baseUrl, today, release, languages, paths, ask, typeOf, text },
    jsonPaths: paths.filter((path) => /[/+]json$/.test(typeOf(path))),
    get pages() {
      seen ??= paths.filter((path) => typeOf(path) === 'text/html').map((path) => readPageFacts(path, ask(path).text));
      return seen;
    },
    json: onceEach((path) => parseJson(text(path))),
    answers: onceEach((path) => findPublished(path, release, languages).flatMap(findStatements)),
    lines,
    says: (path, key) =>
      lines(path).find((line) => parseWithTemplate(createTextTemplate(language, key), visibleText([line]))),
    pathOf(url) {
      if (url !== release.baseUrl && !url.startsWith(`${release.baseUrl}/`)) return undefined;
      return url.slice(release.baseUrl.length).replace(/[?#].*$/s, '') || '/';
    },
  };
}

/** A function that caches its results by path. */
function onceEach<T>(make: (path: string) => T): (path: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (path) => {
    const { value } = known.get(path) ?? { value: make(path) };
    known.set(path, { value });
    return value;
  };
}
