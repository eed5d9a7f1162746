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
  instructions: `Package: \`caddy\`, 2.6 or newer. Paths are files here, so the file system must tell capitals from small letters, as
those of Linux do.

1. For each release: \`./deploy.sh --base /srv/gazette\`
2. After the first: \`cp /srv/gazette/current/config/Caddyfile /etc/caddy/Caddyfile\`. Caddy gets a certificate for the name
   by itself, and sends http:// to https://. Behind something else that speaks TLS take \`Caddyfile-http\`. Either is yours
   to adapt. In a Caddyfile that you have already, the line with \`import\` is all that a site needs; what else is in the
   block of that site belongs into \`handle /app/* { … }\`.

By hand, a release \`NAME\` is:

1. \`dist/\` as \`/srv/gazette/releases/NAME/dist\`, with the files' modification times (\`rsync -a\`, \`cp -a\`): Caddy makes
   its ETags of them.
2. The files beside this one in \`/srv/gazette/releases/NAME/config\`, with \`/srv/gazette/releases/NAME\` in place of
   \`@GAZETTE_ROOT@\`. For each line \`x.md<tab>123\` of \`deploy/markdown-tokens.tsv\` an empty file
   \`config/tokens/x.md/123\`: without them only the homepage and a few others say how many tokens their Markdown has.
3. The link \`current\`, moved at once: \`ln -s releases/NAME /srv/gazette/new && mv -T /srv/gazette/new /srv/gazette/current\`
4. \`caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile\`, then \`caddy reload\` with the same options, which
   asks the running Caddy on the address after \`admin\`.
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
