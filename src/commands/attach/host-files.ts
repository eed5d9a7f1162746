import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AttachPlan } from '../../attach/attach.ts';
import type { ForeignFolder } from '../../attach/read/foreign-folder.ts';
import { formatExceededLimit, formatUnmetCapability } from '../../compile/deploy.ts';
import { findNearestName } from '../../core/did-you-mean.ts';
import { attachedManifestFile } from '../../core/manifest/manifest.ts';
import { compareCodeUnits, type Problem } from '../../core/problem.ts';
import { overlayHosts } from '../../hosts/overlay/index.ts';
import { emitOverlays } from '../../hosts/overlay/overlay-text.ts';
import { writeIfChanged } from '../../publish/attachment/folder-files.ts';
import { readTextFile } from '../../publish/read-json-file.ts';
import { assertOwnFolder, removeOwnFolder, writeOwnFolder } from '../../publish/write-own-folder.ts';
import { UsageError } from '../common/arguments.ts';
import { htmlOnlyFile, renderHtmlOnlyList } from './html-only.ts';

/** Files to write for each host, and problems of hosts. */
export interface HostFiles {
  readonly byHost: ReadonlyMap<string, readonly { readonly file: string; readonly text: string }[]>;
  /** All pages that answer HTML alone; absent where there are none. */
  readonly htmlAlone: string | undefined;
  /** Files of the other site in place of our program. */
  readonly refused: readonly { readonly host: string; readonly present: string }[];
  /** `host-unmet` of every host, `host-limit` of those that were chosen, `host-left-out` of others where none was. */
  readonly problems: readonly Problem[];
}

/** Throws UsageError for a name that is none. */
export function assertKnownHosts(names: readonly string[] | undefined): void {
  const known = overlayHosts.map(({ name }) => name);
  for (const name of names ?? []) {
    if (known.includes(name)) continue;
    const near = findNearestName(name, known);
    throw new UsageError(
      `--host: no host "${name}". ${near ? `Did you mean ${near}?` : `Known: ${known.join(', ')}.`}`,
    );
  }
}

/** Files for these hosts, or for all. `root` is where the site lies on a server. */
export function renderHostFiles(
  plan: AttachPlan,
  site: ForeignFolder,
  chosen: readonly string[] | undefined,
  root: string | undefined,
): HostFiles {
  const names = site.files.map(({ file }) => file);
  // Folders too: `functions/`.
  const present = new Set(names.flatMap((file) => (file.includes('/') ? [file, `${file.split('/')[0]}/`] : [file])));
  const theirHeaders = names.includes('_headers') ? Buffer.from(site.bytes('_headers')).toString('utf8') : undefined;
  const paths = plan.without.map(({ path }) => path).sort(compareCodeUnits);
  const htmlAlone = { paths, list: `../${htmlOnlyFile}` };
  const made = emitOverlays(plan.release, plan.foreign, { present, theirHeaders, root, htmlAlone });
  const isMeant = (host: string) => chosen === undefined || chosen.includes(host);
  const byHost = new Map<string, { file: string; text: string }[]>();
  for (const { file, text } of made.files) {
    const [, host = '', name = ''] = /^deploy\/([^/]+)\/(.*)$/s.exec(file) ?? [];
    if (isMeant(host)) byHost.set(host, [...(byHost.get(host) ?? []), { file: name, text }]);
  }
  const hint = chosen
    ? 'A row of content/waivers.json excuses it, with a reason.'
    : 'Name the hosts that you use with --host, or in content/site.ts, hosts: --strict judges only those.';
  return {
    byHost,
    htmlAlone: renderHtmlOnlyList(plan.without),
    refused: made.refused.flatMap(({ host, present }) => (isMeant(host) ? [{ host, present }] : [])),
    problems: [
      ...made.unmet.map(({ host, ...lack }): Problem => {
        const name = formatUnmetCapability(lack);
        const at = { file: `deploy/${host}` };
        return { code: 'host-unmet', at, field: name, message: lack.reason, hint, says: name };
      }),
      ...made.exceeded.flatMap(({ host, hint, ...limit }): Problem[] => {
        if (!isMeant(host)) return [];
        const at = { file: `deploy/${host}` };
        return [{ code: chosen ? 'host-limit' : 'host-left-out', at, message: formatExceededLimit(limit), hint }];
      }),
    ],
  };
}

/** Throws ForeignFilesError where writeHostFiles() would delete what is not ours. */
export function assertOwnHostFiles({ byHost }: HostFiles, deployDir: string): void {
  for (const [host, own] of byHost) assertOwnFolder(join(deployDir, host), own);
}

/** Writes them to `deployDir/<host>/`; what an earlier run wrote for other hosts goes. */
export function writeHostFiles({ byHost, htmlAlone }: HostFiles, deployDir: string): void {
  removeHostFiles(deployDir, [...byHost.keys()]);
  for (const [host, own] of byHost) writeOwnFolder(join(deployDir, host), own);
  if (htmlAlone !== undefined) writeIfChanged(deployDir, htmlOnlyFile, Buffer.from(htmlAlone));
}

/** Removes the folders of hosts that we wrote, but for these. */
export function removeHostFiles(deployDir: string, kept: readonly string[] = []): void {
  for (const { name } of overlayHosts) {
    const readme = () => readTextFile(join(deployDir, name, 'README.md'));
    if (!kept.includes(name) && readme()?.includes(byGazette)) removeOwnFolder(join(deployDir, name));
  }
  for (const file of [htmlOnlyFile, attachedManifestFile]) rmSync(join(deployDir, file), { force: true });
}

/** In each README of ours. */
const byGazette = 'Generated by Gazette whenever a site is attached';
