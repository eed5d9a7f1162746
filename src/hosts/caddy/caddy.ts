import type { Release } from '../../core/release.ts';
import { headerSets } from '../header-sets.ts';
import type { Host, Quirk } from '../host.ts';
import { block } from './caddyfile.ts';
import { caddySite } from './site.ts';

/** What Caddy does otherwise, whatever its configuration says. */
export const caddyQuirks = {
  malformed: {
    capability: 'missing-paths',
    reason: 'Go answers 400 to a percent sign without two hexadecimal digits, before any configuration',
  },
} as const satisfies Record<string, Quirk>;

/** Caddy 2.6 or newer: what a release answers, and two main files that import it, for TLS and for plain HTTP. */
export const caddy: Host = {
  name: 'caddy',
  title: 'Caddy',
  tokens: 'names',
  instructions: '',
  quirks: Object.values(caddyQuirks),
  emit(release, options) {
    const text = caddySite(release, headerSets(release, options));
    return {
      files: [
        { file: 'Caddyfile', text: mainFile(encrypted(release)) },
        { file: 'Caddyfile-http', text: mainFile(plain) },
        { file: 'gazette.caddy', text },
      ],
      unmet: [],
      exceeded: [],
    };
  },
};

const site = 'import "@GAZETTE_BASE@/current/config/gazette.caddy"';

/** Caddy gets a certificate for the name by itself, and sends http:// to https://. */
function encrypted({ baseUrl }: Release): readonly string[] {
  return block(baseUrl, [site]);
}

/** Behind something that speaks TLS, which passes any name on. */
const plain = block('http://:8080', ['bind 127.0.0.1', site]);

function mainFile(site: readonly string[]): string {
  const lines = [
    '# Gazette for Caddy: this file is yours to adapt; what it imports is generated with every release.',
    ...block('', ['# A new release is taken by a reload, which asks Caddy here: never `off`.', 'admin localhost:2019']),
    '',
    ...site,
  ];
  return `${lines.join('\n').replace('\n {', '\n{')}\n`;
}
