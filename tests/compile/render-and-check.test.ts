import { expect, it, vi } from 'vitest';
import type { CheckInput } from '../../src/checks/check.ts';
import { build } from '../../src/compile/build.ts';
import { sideCarOf } from '../../src/core/encoding.ts';

const seen = vi.hoisted(() => [] as unknown[]);
vi.mock('../../src/checks/index.ts', () => ({ checks: [(input: unknown) => void seen.push(input)] }));

const root = new URL('../fixtures/small/', import.meta.url).pathname;
const folders = { contentDir: `${root}content`, publicDir: `${root}public`, preview: false, today: '2026-03-15' };
const cache = { get: () => undefined, put: () => undefined };

it('checks see the release that is published, with its side-cars and the files of --host', () => {
  const { release } = build({ ...folders, cache: { sideCars: cache }, host: 'apache' });
  const [{ release: checked }] = seen as [CheckInput];
  expect([...checked.files.keys()]).toEqual([...release!.files.keys()]);
  expect(checked.files.has(sideCarOf('index.html', 'br'))).toBe(true);
  expect(checked.files.has('.htaccess')).toBe(true);
});
