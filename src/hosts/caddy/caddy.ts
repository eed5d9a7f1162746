import type { Release } from '../../core/release.ts';
import { headerSets } from '../header-sets.ts';
import type { Host, Quirk } from '../host.ts';
import { block } from './caddyfile.ts';
import { caddySite } from './site.ts';

/** Quirks of Caddy in every configuration. */
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
  instructions: `Package: \`caddy\`, 2.6 or newer. A file system that knows \`a\` from \`A\`.

Both scripts of a deployment reload Caddy by the address after \`admin\`, which must not be \`off\`.

\`gazette.caddy\` is one \`route\`, and takes nothing from others: the line with \`import\` may stand in the block of a site that
you have, which then answers with this site. What is yours in that block belongs into \`handle /app/* { … }\`; an \`encode\`
or \`header\` of the whole block changes our answers too.

By hand: a release is \`dist/\`, copied with its files' times (\`rsync -a\`: ETags are made of them), and beside it \`config/\`,
these files with the absolute path of both in place of \`@GAZETTE_ROOT@\`; \`/srv/gazette/current\` is a link to them. Then
\`caddy reload --adapter caddyfile --config /etc/caddy/Caddyfile\`. Without \`config/tokens/x.md/123\`, which \`deploy.sh\` makes
of \`deploy/markdown-tokens.tsv\`, only Markdown with a row of its own says how many tokens it has.
`,
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
    '{',
    '\t# Where a reload asks for the next release: an address of this machine or a socket (unix//run/caddy.sock), never off.',
    '\tadmin localhost:2019',
    '}',
    '',
    ...site,
  ];
  return `${lines.join('\n')}\n`;
}
