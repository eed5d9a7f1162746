import { type LanguageSection, listLanguageSections } from '../../checks/published/languages.ts';
import { findListMember, findTextMember } from '../../checks/published/members.ts';
import { parseJson } from '../../core/type-guards.ts';
import { type CrawledDocument, parseCrawledDocument } from './document.ts';
import type { DocumentSource } from './source.ts';

/** Documents of an origin, fetched once for each Accept field. */
export interface DocumentMap {
  readonly origin: string;
  get(path: string, accept: string): Promise<CrawledDocument>;
}

/** Opens an origin at `asked`; if its documents name another one (a preview), links to that one are followed. */
export async function openDocumentMap(source: DocumentSource, asked: string): Promise<DocumentMap> {
  const published = await publishedOrigin(source);
  const origin = published ?? asked;
  const home = await source('/', 'text/html');
  const languages: readonly LanguageSection[] = listLanguageSections(home.text, origin);
  const known = new Map<string, Promise<CrawledDocument>>();
  return {
    origin,
    get(path, accept) {
      const key = `${accept} ${path}`;
      const document =
        known.get(key) ?? source(path, accept).then((reply) => parseCrawledDocument(path, reply, origin, languages));
      known.set(key, document);
      return document;
    },
  };
}

/** Origin that the API description names, or the resource metadata. */
async function publishedOrigin(source: DocumentSource): Promise<string | undefined> {
  const [server] = findListMember(parseJson((await source('/api/v1/openapi.json', '*/*')).text), 'servers');
  const metadata = parseJson((await source('/.well-known/oauth-protected-resource', '*/*')).text);
  const named = findTextMember(server, 'url') ?? findTextMember(metadata, 'resource');
  return named === undefined ? undefined : /^https?:\/\/[^/]+/.exec(named)?.[0];
}
