import type { Host, HostFile, HostOutput } from '../host.ts';
import { renderHostReadme, renderUnmetList } from '../host-text.ts';
import type { FrontProxy } from './front-proxy.ts';
import { haproxy } from './haproxy.ts';
import { varnish } from './varnish.ts';

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
