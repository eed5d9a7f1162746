import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../src/core/release.ts';
import { tokenEstimatesFile } from '../../src/hosts/emit.ts';
import type { Host, HostOptions } from '../../src/hosts/host.ts';
import { writeRelease, writeTexts } from './servers.ts';

/** Where a release lies on a server. */
export interface Installed {
  /** The folder of all releases. */
  readonly base: string;
  /** The files that are served. */
  readonly dist: string;
  /** The configuration of this release, by the link that a deployment moves. */
  readonly config: string;
}

/** Puts a release where deploy.sh puts it, and the link `current` on it: the configuration names its own files. */
export function installRelease(
  base: string,
  host: Host,
  release: Release,
  { name = 'first', ...options }: HostOptions & { readonly name?: string } = {},
): Installed {
  const root = join(base, 'releases', name);
  const dist = join(root, 'dist');
  writeRelease(dist, release);
  const { files, uploaded = [] } = host.emit(release, options);
  const placed = (text: string) => text.replaceAll('@GAZETTE_ROOT@', root).replaceAll('@GAZETTE_BASE@', base);
  writeTexts(
    join(root, 'config'),
    files.map(({ file, text }) => ({ file, text: placed(text) })),
  );
  writeTexts(dist, uploaded);
  if (host.tokens === 'table')
    writeTexts(join(root, 'config'), [{ file: 'markdown-tokens.tsv', text: tokenEstimatesFile(release).text }]);
  else if (host.tokens !== undefined) writeTexts(join(root, 'config/tokens'), tokenFiles(host.tokens, release));
  symlinkSync(join('releases', name), join(base, 'current.new'));
  renameSync(join(base, 'current.new'), join(base, 'current'));
  return { base, dist, config: join(base, 'current/config') };
}

function tokenFiles(kind: 'texts' | 'names', release: Release) {
  const rows = tokenEstimatesFile(release).text.split('\n').filter(Boolean);
  return rows.map((row) => {
    const [file = '', count = ''] = row.split('\t');
    return kind === 'texts' ? { file, text: `${count}\n` } : { file: `${file}/${count}`, text: '' };
  });
}
