import { join } from 'node:path';
import { freeze } from '../../src/compile/freeze.ts';

/** content/contract.json of the small site, or of a copy of it. */
export function frozenText(dir: string): string {
  const [contentDir, publicDir] = [join(dir, 'content'), join(dir, 'public')];
  const { frozen, problems } = freeze({ contentDir, publicDir, preview: false, today: '2026-03-15' });
  if (!frozen) throw new Error(`nothing was frozen:\n${JSON.stringify(problems, null, 1)}`);
  return frozen.contract;
}
