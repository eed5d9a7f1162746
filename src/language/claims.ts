import type { Capability } from '../core/capabilities.ts';
import type { PlainTextKey, TextKey } from './catalogue.ts';
import { joinWithOr } from './formats/lists.ts';
import { languageByTag } from './language-by-tag.ts';
import { translate } from './translate.ts';

/** A sentence on the origin: true if the origin keeps `needs`, else `instead` is published. */
export interface Claim {
  readonly needs: readonly Capability[];
  /** Absent: nothing to say while all is kept. */
  readonly says?: TextKey;
  /** Text without `needs`; absent: none. */
  readonly instead?: PlainTextKey;
}

/** THE TABLE of claims. Code asks claimTexts() or holds(), and prose writes `{{claim accept-markdown}}`. */
export const claims = {
  'accept-markdown': { needs: ['negotiation'], says: 'claim.acceptMarkdown', instead: 'claim.alternateMarkdown' },
  'no-cookies': { needs: ['cookies'], says: 'claim.noCookies' },
  methods: { needs: ['api-documents'], says: 'rules.use' },
  'methods-in-description': { needs: ['api-documents'], says: 'api.use' },
  ignored: { needs: ['credentials', 'query'], says: 'rules.ignored' },
  'ignored-in-guide': { needs: ['credentials'], says: 'auth.ignored' },
  'ignored-in-description': { needs: ['credentials'], says: 'api.ignored' },
  cors: { needs: ['cors'], says: 'rules.cors' },
  'cors-field': { needs: ['cors'], says: 'docs.headerCors' },
  'status-304': { needs: ['conditional'], says: 'rules.row304' },
  'status-404': { needs: ['missing-paths'], says: 'rules.row404', instead: 'rules.row404Plain' },
  'status-405': { needs: ['methods'], says: 'rules.row405' },
  keep: { needs: ['caching', 'conditional'], says: 'rules.keep', instead: 'rules.fetchAgain' },
  'keep-posture': { needs: ['caching'], says: 'rules.keepPosture' },
  'cache-field': { needs: ['caching'], says: 'docs.headerCache' },
  'cache-field-in-description': { needs: ['caching'], says: 'api.cacheControl' },
  'tag-field': { needs: ['validators', 'conditional'], says: 'docs.headerEtag' },
  'tag-field-in-description': { needs: ['validators', 'conditional'], says: 'api.etag' },
  'not-modified': { needs: ['conditional'], says: 'api.notModified' },
  conditional: { needs: ['caching', 'conditional'], says: 'api.conditional' },
  'missing-page': { needs: ['missing-paths'], says: 'api.notFound', instead: 'api.missing' },
  'error-page': { needs: ['missing-paths'], says: 'api.errors', instead: 'rules.noEnvelope' },
  'no-token-paths': { needs: ['no-login'], says: 'auth.noProbe', instead: 'auth.noProbePlain' },
  'status-404-login': { needs: ['no-login'], says: 'auth.row404' },
  'status-404-login-gated': { needs: ['no-login'], says: 'auth.row404Gated' },
  // The guide names documents without extension; the catalog has their types.
  'metadata-types': { needs: ['media-types'], instead: 'auth.readAsJson' },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
type SaysOf<I extends ClaimId> = (typeof claims)[I] extends { readonly says: infer K } ? K : never;
type PlainClaim = { [I in ClaimId]: SaysOf<I> extends PlainTextKey ? I : never }[ClaimId];

/** Site fields that decide on claims. */
export interface ClaimContext {
  readonly language: string;
  /** Capabilities that some host of the site lacks. Absent: none known. */
  readonly unkept?: readonly Capability[] | undefined;
}

/** Whether the origin keeps a claim's needs. */
export function isClaimKept({ unkept = [] }: Pick<ClaimContext, 'unkept'>, id: ClaimId): boolean {
  return !claims[id].needs.some((capability) => unkept.includes(capability));
}

/** The sentence of a claim, or its replacement, in the language of the site: one text, or none. */
export function claimTexts(site: ClaimContext, id: PlainClaim): string[] {
  const { says, instead }: { says?: PlainTextKey; instead?: PlainTextKey } = claims[id];
  const key = isClaimKept(site, id) ? says : instead;
  return key === undefined ? [] : [translate(languageByTag(site.language), key)];
}

/** Claims that prose may name, `claim accept-markdown`, with their texts: only full sentences. */
export function claimFacts(site: ClaimContext): Map<string, string> {
  const ids = (Object.keys(claims) as ClaimId[]).filter((id): id is PlainClaim => id !== 'status-405');
  const facts = ids.map((id) => [`claim ${id}`, claimTexts(site, id).join('')] as const);
  return new Map(facts.filter(([, text]) => !isRow(text)));
}

/** A claim in a report. */
interface ClaimReport {
  readonly id: ClaimId;
  readonly needs: readonly Capability[];
  readonly holds: boolean;
  /** Published text, or its replacement; absent: none. */
  readonly text?: string;
}

/** All claims of a site in its language, in table order; for one host, with its gaps as `unkept`. */
export function listClaims(site: ClaimContext & { readonly preflight?: boolean | undefined }): ClaimReport[] {
  const language = languageByTag(site.language);
  return (Object.keys(claims) as ClaimId[]).map((id) => {
    const isKept = isClaimKept(site, id);
    const methods = joinWithOr(language.table, listMethods({ ...site }));
    const [text] =
      id === 'status-405' ? (isKept ? [translate(language, 'rules.row405', { methods })] : []) : claimTexts(site, id);
    return { id, needs: claims[id].needs, holds: isKept, ...(text !== undefined && { text: asSentence(text) }) };
  });
}

/** Supported methods; OPTIONS if the site has preflights and its hosts answer them. */
export function listMethods({
  preflight = false,
  unkept = [],
}: Pick<ClaimContext, 'unkept'> & { readonly preflight?: boolean | undefined }): readonly string[] {
  return ['GET', 'HEAD', ...(preflight && !unkept.includes('preflight') ? ['OPTIONS'] : [])];
}

const isRow = (text: string): boolean => text.startsWith('|');

/** A table row as a sentence of its cells. */
function asSentence(text: string): string {
  if (!isRow(text)) return text;
  return text
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ');
}
