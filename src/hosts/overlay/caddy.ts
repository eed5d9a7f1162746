import { caddyQuirks } from '../caddy/caddy.ts';
import { repeatedRangesQuirk } from '../static/quirks.ts';
import { caddySiteBlockLines, isCaddyName } from './caddy/site-block.ts';
import { type OverlayHost, rootPlaceholder } from './overlay-host.ts';
import { partitionNameable } from './overlay-site.ts';

/** Caddy 2.6 or newer: lines for the site block that is there. */
export const caddyOverlay: OverlayHost = {
  name: 'caddy',
  title: 'Caddy, in a site block that is there',
  instructions: `Caddy 2.6 or newer. In the block of your site, anywhere: \`import /path/gazette.caddy\`. Then
\`caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile && systemctl reload caddy\`

What is ours is taken before your \`handle\`, \`route\`, \`reverse_proxy\` and \`file_server\`, and by the path as it was sent, so that
\`try_files\` does not hide it. Your \`redir\` and \`basicauth\` come first, as they stand. In a \`route\` that holds the whole site, or with
\`order … first\` for one of those directives, the line belongs inside it, above all.
`,
  quirks: [
    caddyQuirks.malformed,
    repeatedRangesQuirk,
    {
      capability: 'security-headers',
      reason:
        '`header` lines that stand for your whole site are sent with ours besides; of a field of one name ours is sent, unless yours says `defer` or `-`',
    },
  ],
  emit(site, { root = rootPlaceholder }) {
    const named = partitionNameable(site, isCaddyName);
    const unmet =
      named.others.length === 0
        ? []
        : [
            {
              capability: 'negotiation' as const,
              reason: 'Their names hold a character that cannot stand in a Caddyfile: your server answers them.',
              affected: named.others,
            },
          ];
    return { files: [{ file: 'gazette.caddy', text: caddySiteBlockLines({ ...site, ...named }, root) }], unmet };
  },
};
