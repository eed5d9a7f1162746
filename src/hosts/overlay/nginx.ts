import type { UnmetCapability } from '../host.ts';
import { nginxQuirks } from '../nginx/nginx.ts';
import { nginxMaps, nginxNamePattern } from './nginx/maps.ts';
import { nginxServerBlockLines } from './nginx/server-block.ts';
import type { OverlayHost } from './overlay-host.ts';
import { rootPlaceholder } from './overlay-host.ts';
import { type OverlaySite, partitionNameable } from './overlay-site.ts';

/** nginx 1.18 or newer: maps for `http`, and lines for the `server` that is there. */
export const nginxOverlay: OverlayHost = {
  name: 'nginx',
  title: 'nginx, in a server that is there',
  instructions: `nginx 1.18 or newer.

1. In \`http { … }\`: \`include /path/gazette-http.conf;\`
2. In your \`server { … }\`, after the lines that send whole hosts elsewhere (\`return 301 https://…\`) and before all others:
   \`include /path/gazette-server.conf;\`
3. In the block that has your \`add_header\` lines (\`nginx -T | grep -n add_header\`), or in \`server\` if there are none:
   \`include /path/gazette-fields.conf;\` In nginx a block with an \`add_header\` of its own loses those of the blocks around
   it, so each such block that serves pages needs the lines.
4. \`nginx -t && systemctl reload nginx\`. With hundreds of pages it may warn that it could not build an optimal \`map_hash\`, which
   does no harm; \`map_hash_bucket_size 128; map_hash_max_size 16384;\` in \`http\`, before the first \`map\`, stops it.

The lines decide before a \`location\` is chosen, so that \`location ~ /\\. { deny all; }\` and the page of an application do not
stand in their way. A password or \`deny\` of the whole server guards ours too; one of a \`location\` guards no Markdown of ours.
`,
  quirks: [nginxQuirks.repeatedRanges, nginxQuirks.acceptLines, nginxQuirks.preconditions],
  emit(site, { root = rootPlaceholder }) {
    const named = partitionNameable(site, (text) => nginxNamePattern.test(text));
    return {
      files: [
        { file: 'gazette-http.conf', text: nginxMaps({ ...site, ...named }) },
        { file: 'gazette-server.conf', text: nginxServerBlockLines(site, root) },
        { file: 'gazette-fields.conf', text: besideText },
      ],
      unmet: [...lostVary(site), ...unnamed(named.others)],
    };
  },
};

const vary = 'add_header Vary $gazette_vary;';

const link = 'add_header Link $gazette_link;';

const besideText = `# Gazette for nginx: wherever your add_header lines are. Generated; do not edit.
${vary}
${link}
`;

function lostVary({ pages }: OverlaySite): UnmetCapability[] {
  if (pages.length === 0) return [];
  return [
    {
      capability: 'vary',
      reason: `nginx before 1.29.3 drops the \`Vary\` of a \`server\` in each \`location\` that has an \`add_header\` of its own. Write there too: \`${vary}\`, and for the homepage \`${link}\` (from 1.29.3 on \`add_header_inherit merge;\` in \`server\` does it for all of them). Without it a shared cache in front may hand your page to those who asked for Markdown, never Markdown to browsers.`,
      affected: ['pages of yours in a location that has an `add_header`'],
    },
  ];
}

/** Paths that no configuration of nginx can hold. */
function unnamed(paths: readonly string[]): UnmetCapability[] {
  if (paths.length === 0) return [];
  const reason =
    'Their names hold a character that has no escape in the configuration of nginx: your server answers them.';
  return [{ capability: 'negotiation', reason, affected: paths }];
}
