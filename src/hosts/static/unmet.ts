import { mediaTypes } from '../../core/media-types.ts';
import type { Release, Route } from '../../core/release.ts';
import type { UnmetCapability } from '../host.ts';

const instead = 'Put a host in front that can, such as one of the servers of deploy/, or move there.';

/** Capability that hosts without negotiation lack: pages are HTML only, with mirrors at another address. */
export function unmetNegotiation(release: Release): UnmetCapability {
  const affected = pathsOf(release, ({ variants }) => variants.length > 1);
  return {
    capability: 'negotiation',
    reason: `This host ignores Accept and always sends HTML. Their Markdown stays at its own address, which each page names in \`<link rel="alternate">\`. ${instead}`,
    affected,
    found: [{ code: 'no-negotiation', paths: affected }],
  };
}

/** Unmet capabilities of a host without our header fields, besides unmetNegotiation(). `told`: findings reported elsewhere. */
export function unmetFields(release: Release, told: readonly string[] = []): UnmetCapability[] {
  const fields: UnmetCapability[] = [
    {
      capability: 'markdown-tokens',
      reason: `This host cannot send x-markdown-tokens. ${instead}`,
      affected: ['/index.md'],
    },
    {
      capability: 'canonical-links',
      reason: `This host cannot send Link. Each page names itself in \`<link rel="canonical">\`. ${instead}`,
      affected: ['/index.md'],
    },
    {
      capability: 'homepage-links',
      reason: `This host cannot send Link. These links also stand as \`<link>\` in the homepage's HTML. ${instead}`,
      affected: ['/'],
      // An audit sees that none of the fields is sent, and what the platform sends in their place.
      found: ['config-not-loaded', 'caching-changed', 'cors-changed', 'allow-missing']
        .filter((code) => !told.includes(code))
        .map((code) => ({ code, paths: ['**'] })),
    },
  ];
  return fields.filter(({ affected }) => affected.every((path) => release.routes.has(path)));
}

/** Unmet capability of a host with one Cache-Control for all. */
export const unmetCaching: UnmetCapability = {
  capability: 'caching',
  reason: `This host sends one Cache-Control for all files. ${instead}`,
  affected: ['every path'],
  found: [{ code: 'caching-changed', paths: ['**'] }],
};

/** Unmet capability of a host without proof that scripts of other origins may read what it has. */
export const unmetCors: UnmetCapability = {
  capability: 'cors',
  reason: `This host decides by itself whether it sends Access-Control-Allow-Origin. ${instead}`,
  affected: ['every path'],
  found: [{ code: 'cors-changed', paths: ['**'] }],
};

/** Unmet capability of a file host if the site answers OPTIONS; else none. */
export function unmetPreflight({ preflight }: Release): UnmetCapability[] {
  if (preflight === undefined) return [];
  const reason = `This host does not answer OPTIONS with the fields of features.corsPreflight: scripts of other origins cannot send header fields of their own. ${instead}`;
  return [{ capability: 'preflight', reason, affected: ['every path'] }];
}

/** The documents that get another media type than theirs. */
export function unmetMediaTypes(release: Release, reason: string, wrong: (path: string) => boolean): UnmetCapability {
  // By its extension it is XML, and nothing more.
  const isOtherXml = ({ path, variants }: Route) =>
    path.endsWith('.xml') && variants[0]?.headers['Content-Type'] !== mediaTypes.xml;
  // Octets: no host knows their type.
  const isOctets = ({ variants }: Route) => variants[0]?.headers['Content-Type'] === mediaTypes.octets;
  const affected = pathsOf(release, (route) => (wrong(route.path) && !isOctets(route)) || isOtherXml(route));
  const guessed = affected.filter((path) => !isWithoutExtension(path));
  return {
    capability: 'media-types',
    reason: `${reason} ${instead}`,
    affected,
    found: [
      { code: 'extensionless-type', paths: affected.filter(isWithoutExtension) },
      { code: 'type-by-extension', paths: guessed },
      { code: 'charset-changed', paths: ['**'] },
    ].filter(({ paths }) => paths.length > 0),
  };
}

/** Whether a path is a file without extension: `/.well-known/api-catalog`. Pages end with `/`. */
export function isWithoutExtension(path: string): boolean {
  return /\/[^/.]+$/.test(path);
}

function pathsOf(release: Release, chosen: (route: Route) => boolean): string[] {
  return [...release.routes.values()].filter(chosen).map(({ path }) => path);
}
