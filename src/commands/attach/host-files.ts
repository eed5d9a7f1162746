import { join } from 'node:path';
import type { AttachPlan } from '../../attach/attach.ts';
import type { FoundSite } from '../../attach/read/site-file.ts';
import { lackName } from '../../compile/deploy.ts';
import type { Problem } from '../../core/problem.ts';
import { overlays } from '../../hosts/overlay/overlays.ts';
import { writeOwnFolder } from '../../publish/write-own-folder.ts';

/** What hosts get beside what they have: files by host, and what those that the content names cannot keep. */
export interface HostFiles {
  readonly byHost: ReadonlyMap<string, readonly { readonly file: string; readonly text: string }[]>;
  /** `host-unmet`: errors with --strict. */
  readonly unmet: readonly Problem[];
}

/** Files for the hosts that the content names, or for all. */
export function hostFiles(plan: AttachPlan, site: FoundSite): HostFiles {
  const { hosts } = plan;
  const names = site.files.map(({ file }) => file);
  // Folders too: `functions/`.
  const present = new Set(names.flatMap((file) => (file.includes('/') ? [file, `${file.split('/')[0]}/`] : [file])));
  const theirHeaders = names.includes('_headers') ? Buffer.from(site.bytes('_headers')).toString('utf8') : undefined;
  const { files, unmet } = overlays(plan.release, plan.foreign, { present, theirHeaders });
  const byHost = new Map<string, { file: string; text: string }[]>();
  for (const { file, text } of files) {
    const [, host = '', name = ''] = /^deploy\/([^/]+)\/(.*)$/s.exec(file) ?? [];
    if (hosts && !hosts.includes(host)) continue;
    byHost.set(host, [...(byHost.get(host) ?? []), { file: name, text }]);
  }
  return {
    byHost,
    unmet: unmet
      .filter(({ host }) => hosts?.includes(host))
      .map(({ host, ...lack }) => ({
        code: 'host-unmet',
        at: { file: `deploy/${host}` },
        field: lackName(lack),
        message: lack.reason,
      })),
  };
}

/** Writes them to `deployDir/<host>/`. */
export function writeHostFiles({ byHost }: HostFiles, deployDir: string): void {
  for (const [host, own] of byHost) writeOwnFolder(join(deployDir, host), own);
}
