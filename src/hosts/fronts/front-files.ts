import type { Host, HostFile, HostOutput } from '../host.ts';
import { hostReadme, unmetList } from '../unmet-text.ts';
import { fronts } from './index.ts';

/** `deploy/varnish/…` and `deploy/haproxy/…`, each with a README.md and an UNMET.md as hosts have them. */
export function frontFiles(): HostFile[] {
  return fronts.flatMap((front) => {
    const output: HostOutput = { files: front.files, unmet: [], exceeded: [] };
    const host: Host = { ...front, keepsFiles: true, emit: () => output };
    const files = [
      ...front.files,
      { file: 'README.md', text: hostReadme(host, output) },
      { file: 'UNMET.md', text: unmetList(host, output) },
    ];
    return files.map(({ file, text }) => ({ file: `deploy/${front.name}/${file}`, text }));
  });
}
