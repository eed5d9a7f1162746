import type { FrontProxy } from './front-proxy.ts';
import vcl from './gazette.vcl?text';

/** Varnish as a cache before any of our hosts. */
export const varnish: FrontProxy = {
  name: 'varnish',
  title: 'Varnish before a host',
  instructions: `Needs Varnish 6.0 or newer, and one of the hosts of \`deploy/\` as its backend.

1. Start \`varnishd\` with \`-p http_gzip_support=off\` (\`systemctl edit varnish\`): compression is the host's, and Varnish would
   drop Brotli.
2. Write the address of that host into \`backend default\`, and copy \`gazette.vcl\` to \`/etc/varnish/default.vcl\`.
3. \`varnishd -C -f /etc/varnish/default.vcl > /dev/null && systemctl reload varnish\`
4. After a deployment either wait for the five minutes of \`Cache-Control\`, or \`varnishadm ban req.url '~' .\`

Two codings of its HTML are all that it keeps of a page, whatever clients write in \`Accept\`: Markdown at the address of
a page is \`private\`, and asked of the host each time. At the mirror's own address it is kept like any other document.
`,
  quirks: [
    {
      capability: 'conditional',
      reason:
        'Varnish compares If-None-Match with one tag: to a list, and to `*`, it answers 200 with the whole document, which is right though longer',
    },
    {
      capability: 'long-headers',
      reason: 'Varnish refuses a header field of more than 8 KB with 400, before the host sees it',
    },
  ],
  files: [{ file: 'gazette.vcl', text: vcl }],
};
