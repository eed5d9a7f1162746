import type { FrontProxy } from './front-proxy.ts';
import config from './haproxy.cfg?text';

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
