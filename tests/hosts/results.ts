import { mkdirSync, writeFileSync } from 'node:fs';

/** Leaves what a test measured for HOSTS.md: `npx vitest run tests/hosts` writes it. */
export function leaveResult(kind: 'conformance' | 'tear' | 'audit', name: string, result: object): void {
  const folder = new URL(`.results/${kind}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(result, null, 2)}\n`);
}
