import type { Host, HostFile, HostOutput, Quirk } from '../host.ts';
import { renderHostReadme, renderUnmetList } from '../host-text.ts';
import vcl from './gazette.vcl?text';
import config from './haproxy.cfg?text';

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
      reason: 'Varnish compares If-None-Match with one tag; a list or `*` is answered with 200 and the whole document',
    },
    {
      capability: 'long-headers',
      reason: 'Varnish refuses a header field of more than 8 KB with 400, before the host sees it',
    },
  ],
  files: [{ file: 'gazette.vcl', text: vcl }],
};

/** HAProxy as a balancer before any of our hosts. */
export const haproxy: FrontProxy = {
  name: 'haproxy',
  title: 'HAProxy before a host',
  instructions: `Needs HAProxy 2.4 or newer, and one or more of the hosts of \`deploy/\` as its servers, with the same release.

1. Write their addresses, and the place of the certificate, into \`haproxy.cfg\`.
2. \`haproxy -c -f haproxy.cfg && systemctl reload haproxy\`

A deployment to several servers answers from both releases while it lasts: carry the assets of the release before
(\`deploy.sh\` does), and deploy to all servers before you delete any.
`,
  quirks: [
    {
      capability: 'targets',
      reason: 'HAProxy answers 400 if Host is not the host of the target, which RFC 9112 §3.2.2 lets a server ignore',
    },
  ],
  files: [{ file: 'haproxy.cfg', text: config }],
};

/** `deploy/varnish/…` and `deploy/haproxy/…`, each with a README.md and an UNMET.md as hosts have them. */
export function frontFiles(): HostFile[] {
  return frontProxies.flatMap((front) => {
    const output: HostOutput = { files: front.files, unmet: [], exceeded: [] };
    const host: Host = { ...front, keepsFiles: true, emit: () => output };
    const files = [
      ...front.files,
      { file: 'README.md', text: renderHostReadme(host, output) },
      { file: 'UNMET.md', text: renderUnmetList(host, output) },
    ];
    return files.map(({ file, text }) => ({ file: `deploy/${front.name}/${file}`, text }));
  });
}

/** Proxies for a host of one's own. */
export const frontProxies: readonly FrontProxy[] = [varnish, haproxy];

/** A proxy in front of any host, the same for every release. */
interface FrontProxy {
  /** Folder below deploy/. */
  readonly name: string;
  readonly title: string;
  /** Text of README.md. */
  readonly instructions: string;
  readonly quirks: readonly Quirk[];
  readonly files: readonly HostFile[];
}
