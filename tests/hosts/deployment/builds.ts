import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../../src/core/digest.ts';
import { manifestFile } from '../../../src/core/manifest/manifest.ts';
import type { Release } from '../../../src/core/release.ts';
import { emitHosts } from '../../../src/hosts/emit.ts';
import type { HostFile } from '../../../src/hosts/host.ts';
import { renderManifest } from '../../support/render-manifest.ts';
import { writeRelease, writeTexts } from '../servers.ts';

/** The folders of a build: dist/, and beside it deploy/. */
export interface Built {
  readonly folder: string;
  /** `deploy/<host>/deploy.sh`, and the same for rollback.sh. */
  readonly deploy: string;
  readonly rollback: string;
}

/**
 * Writes what a build writes for one host; `change` may spoil a file of it, which the manifest then tells as it is.
 */
export function writeBuild(
  folder: string,
  host: string,
  release: Release,
  change: (file: HostFile) => string = ({ text }) => text,
): Built {
  rmSync(folder, { recursive: true, force: true });
  writeRelease(join(folder, 'dist'), release);
  const files = emitHosts(release, [host], {}).files.map((file) => ({
    file: file.file.slice('deploy/'.length),
    text: change(file),
  }));
  const planned = files.map(({ file, text }) => {
    const bytes = Buffer.from(text);
    return { file, size: bytes.byteLength, bytes, sha256: sha256(bytes) };
  });
  const manifest = { file: manifestFile, text: renderManifest(release, planned) };
  writeTexts(join(folder, 'deploy'), [...files, manifest]);
  const script = (name: string) => join(folder, 'deploy', host, name);
  return { folder, deploy: script('deploy.sh'), rollback: script('rollback.sh') };
}
