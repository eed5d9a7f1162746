import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Takes ledger and contract from a copy of the example, and what leads to its changes: a test may change all of it. */
export function withoutHistory(contentDir: string): void {
  for (const name of ['ledger', 'contract.json']) rmSync(join(contentDir, name), { recursive: true });
  const site = join(contentDir, 'site.ts');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/ *'\/changes\.[^']*',\n/g, ''));
}
