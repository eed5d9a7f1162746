/** One link of a `Link` header field (RFC 8288 §3). */
export interface LinkValue {
  /** A path of this origin (`/auth.md`) or an https URL. */
  readonly href: string;
  /** One relation type, or several with a space between (§3.3). */
  readonly rel: string;
  /** Media type without parameters. */
  readonly type?: string | undefined;
  /** ASCII letters, digits, spaces and `,.()-`. */
  readonly title?: string | undefined;
  /** Language tag: `en-GB`. */
  readonly hreflang?: string | undefined;
}

/** Longest value that every supported host can send: CloudFront stops at 1,783 bytes, Cloudflare at 2,000 a line. */
export const maxLinkHeaderBytes = 1700;

/** Relation types of IANA's registry that Gazette may use; `sitemap`, `auth` and their like are not in it. */
export const registeredRelations: ReadonlySet<string> = new Set([
  'about',
  'alternate',
  'api-catalog', // RFC 9727
  'author',
  'canonical',
  'contents',
  'copyright',
  'describedby',
  'help',
  'index',
  'item',
  'license',
  'next',
  'prev',
  'privacy-policy', // RFC 6903
  'search',
  'service-desc', // RFC 8631
  'service-doc',
  'service-meta',
  'status',
  'successor-version', // RFC 5829
  'terms-of-service',
  'up',
]);

/** A character of a URI (RFC 3986 §2): none that ends a `<…>`, a quoted string or a list of relations. */
const uriCharacter = "[A-Za-z0-9%:/?#\\[\\]@!$&'()*+,;=._~-]";

const extensionRelation = new RegExp(`^[a-z][a-z0-9+.-]*:${uriCharacter}+$`);

/** Whether one relation type conforms to RFC 8288 §2.1: a registered name, or an absolute URI of one's own. */
export function isRelation(rel: string): boolean {
  return registeredRelations.has(rel) || extensionRelation.test(rel);
}

/**
 * Writes the value of a `Link` field (RFC 8288 §3), ASCII: links in the order given, joined by commas; empty without
 * any. Throws on a member that could not be written safely, a bug of the caller. Length and registration of relations
 * are not judged here: maxLinkHeaderBytes, isRelation.
 */
export function linkHeader(links: readonly LinkValue[]): string {
  return links.map(linkValue).join(', ');
}

function linkValue(link: LinkValue): string {
  const parameters = parameterOrder.map((name) => {
    const value = link[name];
    return value === undefined ? '' : `; ${name}="${safe(name, value)}"`;
  });
  return `<${safe('href', link.href)}>${parameters.join('')}`;
}

function safe(member: keyof LinkValue, value: string): string {
  if (!grammar[member].test(value))
    throw new Error(`Link: ${member} is not safe in a header: ${JSON.stringify(value)}`);
  return value;
}

const parameterOrder = ['rel', 'type', 'title', 'hreflang'] as const;

// No title ever needs an escape or title*= (RFC 8288 §3.4.1): hosts' configuration languages disagree on escapes.
const grammar: Readonly<Record<keyof LinkValue, RegExp>> = {
  href: new RegExp(`^(?:https://|/(?!/))${uriCharacter}*$`),
  rel: new RegExp(`^${uriCharacter}+(?: ${uriCharacter}+)*$`),
  type: /^[a-z0-9][a-z0-9.+-]*\/[a-z0-9][a-z0-9.+-]*$/,
  title: /^[A-Za-z0-9 ,.()-]+$/,
  hreflang: /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/,
};
