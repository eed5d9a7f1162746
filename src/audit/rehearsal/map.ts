import { languagesOf, type Placed } from '../../checks/answers/languages.ts';
import { textIn } from '../../checks/answers/members.ts';
import { isObject, parseJson } from '../../core/forms.ts';
import { type Known, knownDocument } from './document.ts';
import type { Source } from './source.ts';

/** The documents of an origin, each fetched once for each thing that is asked for. */
export interface DocumentMap {
  readonly origin: string;
  get(path: string, accept: string): Promise<Known>;
}

/**
 * Opens an origin: `origin` is where it is asked, and its documents may name another one (a preview of what will be
 * published); then that is the one whose links are followed.
 */
export async function documentMap(source: Source, asked: string): Promise<DocumentMap> {
  const published = await publishedOrigin(source);
  const origin = published ?? asked;
  const home = await source('/', 'text/html');
  const languages: readonly Placed[] = languagesOf(home.text, origin);
  const known = new Map<string, Promise<Known>>();
  return {
    origin,
    get(path, accept) {
      const key = `${accept} ${path}`;
      const document =
        known.get(key) ?? source(path, accept).then((reply) => knownDocument(path, reply, origin, languages));
      known.set(key, document);
      return document;
    },
  };
}

/** The origin that the description of the API names, or the metadata of the resource. */
async function publishedOrigin(source: Source): Promise<string | undefined> {
  const description = parseJson((await source('/api/v1/openapi.json', '*/*')).text);
  const [server] =
    isObject(description) && Array.isArray(description.servers) ? (description.servers as unknown[]) : [];
  const metadata = parseJson((await source('/.well-known/oauth-protected-resource', '*/*')).text);
  const named = textIn(server, 'url') ?? textIn(metadata, 'resource');
  return named === undefined ? undefined : /^https?:\/\/[^/]+/.exec(named)?.[0];
}
