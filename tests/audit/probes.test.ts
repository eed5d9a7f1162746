import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentProbes } from '../../src/audit/probes/documents.ts';
import { exampleRelease } from '../hosts/release.ts';

it('the documentation says how many requests a document costs', () => {
  const page = readFileSync(new URL('../../docs/pages/audit.md', import.meta.url), 'utf8');
  const [, ofPage, ofOther] = /at most (\d+) requests a page and (\d+) for any other document/.exec(page) ?? [];
  const release = exampleRelease();
  const most = (isNegotiated: boolean) =>
    Math.max(
      ...documentProbes(release, 'x').flatMap((probes) => {
        const variants = release.routes.get(probes[0]?.path ?? '')?.variants.length ?? 0;
        return variants > 1 === isNegotiated ? [probes.length] : [];
      }),
    );
  expect([most(true), most(false)]).toEqual([Number(ofPage), Number(ofOther)]);
});
