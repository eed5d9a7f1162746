import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A fresh folder with the two paths that publishRelease() takes; removed when the test file ends. */
export function freshTarget(): { parent: string; outDir: string; deployDir: string } {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'gazette-publish-')));
  made.push(parent);
  return { parent, outDir: join(parent, 'dist'), deployDir: join(parent, 'deploy') };
}
