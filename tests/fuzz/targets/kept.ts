import { deepEqual, equal, ok } from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { decodeColumns, encodeColumns } from '../../../src/core/columns.ts';
import { isSafePath } from '../../../src/core/listed-file.ts';
import { parseManifest } from '../../../src/core/manifest/manifest.ts';
import { seal, unseal } from '../../../src/core/seal.cjs';
import { LockError } from '../../../src/publish/errors.ts';
import { assertUnlocked } from '../../../src/publish/lock.ts';
import { readInterruptedChanges } from '../../../src/publish/swap.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { renderManifest } from '../../support/render-manifest.ts';
import { anyText, mutated, textOf } from '../pieces.ts';
import { target } from '../target.ts';

/** One folder for all runs, made when it is needed. */
const folder = (() => {
  let made: string | undefined;
  return () => {
    if (made === undefined) {
      made = mkdtempSync(join(tmpdir(), 'gazette-fuzz-'));
      process.on('exit', () => rmSync(made as string, { recursive: true, force: true }));
      mkdirSync(join(made, 'dist'));
    }
    return made;
  };
})();

const names = fc.constantFrom(
  '.dist.new-1',
  '.dist.old-1',
  '.deploy.new-1',
  '.deploy.old-22',
  '../precious',
  'precious',
  '/etc',
  '.dist.new-1/../x',
  '.dist.new-',
  '.dist.new-99999999999',
  '',
  '.',
);
const change = fc.record(
  {
    folder: fc.constantFrom('outDir', 'deployDir', 'contentDir'),
    staged: names,
    old: names,
    removed: fc.array(fc.constantFrom('a/b', '../a', '/a', 'a/../../b', '.', 'a\\b', 'a\0', 'index.html'), {
      maxLength: 2,
    }),
  },
  { requiredKeys: ['folder'] },
);
const journal = fc.oneof(
  fc.array(change, { maxLength: 2 }).map((changes) => JSON.stringify(changes)),
  mutated(
    fc.array(change, { maxLength: 2 }).map((changes) => JSON.stringify(changes)),
    [...'{}[],:"/.\\', '\0', '..', 'null'],
  ),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);

const whole = renderManifest(sampleRelease);

export const keptTargets = [
  target(
    'seal',
    'what was sealed comes back; with one bit flipped, cut or of another meaning it does not',
    [fc.uint8Array({ maxLength: 60 }), anyText(8), fc.nat(), fc.constantFrom('flip', 'cut', 'more', 'other')],
    (body, about, where, how) => {
      const sealed = seal(about, body);
      deepEqual(new Uint8Array(unseal(about, sealed) as Buffer), body);
      const spoiled = Buffer.from(sealed);
      const at = where % spoiled.length;
      if (how === 'flip') spoiled[at] = (spoiled[at] ?? 0) ^ (1 << (where % 8));
      const read =
        how === 'cut'
          ? unseal(about, spoiled.subarray(0, at))
          : how === 'more'
            ? unseal(about, Buffer.concat([spoiled, Buffer.from([where & 255])]))
            : unseal(how === 'other' ? `${about}x` : about, spoiled);
      equal(read, undefined);
    },
  ),
  target(
    'columns',
    'texts and numbers come back',
    [
      fc.array(
        fc.string({ maxLength: 8 }).map((text) => text.replaceAll('\n', ' ')),
        { maxLength: 5 },
      ),
      fc.uint32Array({ maxLength: 5 }),
      fc.float64Array({ maxLength: 5, noNaN: true }),
    ],
    (texts, counts, numbers) => {
      const columns = decodeColumns(encodeColumns({ texts, counts, numbers }));
      deepEqual(columns.text('texts'), texts);
      deepEqual([...columns.numbers('counts')], [...counts]);
      deepEqual([...columns.numbers('numbers')], [...numbers]);
    },
  ),
  target(
    'manifest',
    'a damaged one is none, or names files below its folder alone; a whole one comes back',
    [mutated(fc.constant(whole), [...'{}[],:"/.\\0', '../', '/etc/', 'null', '-1', '"sha256"', ''])],
    (text) => {
      const read = parseManifest(text);
      if (text === whole) ok(read, 'the whole manifest was not read');
      if (!read) return;
      for (const { file } of [...read.files, ...read.hostFiles]) ok(isSafePath(file), `${file} is outside`);
      for (const { variants } of read.routes.values())
        for (const { headers } of variants) ok(headers !== undefined, 'no header fields');
    },
  ),
  target('journal', 'whatever stands there, nothing but our own names is moved or deleted', [journal], (text) => {
    const parent = folder();
    writeFileSync(join(parent, '.dist.journal'), text);
    const changes = readInterruptedChanges({ outDir: join(parent, 'dist'), deployDir: join(parent, 'deploy') });
    for (const each of changes ?? []) {
      const own = each.folder === 'outDir' ? 'dist' : 'deploy';
      ok(new RegExp(`^\\.${own}\\.new-\\d{1,10}$`).test(each.staged), `staged ${each.staged}`);
      if (!('removed' in each)) ok(new RegExp(`^\\.${own}\\.old-\\d{1,10}$`).test(each.old), `old ${each.old}`);
      if ('removed' in each)
        for (const path of each.removed)
          ok(
            !join(parent, own, path).includes('/../') && join(parent, own, path).startsWith(join(parent, own, '/')),
            `removes ${path}`,
          );
    }
  }),
  target(
    'lock',
    'a torn or foreign lock is stale; a whole one of elsewhere is respected and named',
    [
      fc.oneof(
        fc.jsonValue().map((value) => `${JSON.stringify(value)}\n`),
        fc
          .record({
            pid: fc.oneof(fc.nat(), fc.constantFrom(-1, 1.5, 'x', null)),
            start: fc.constantFrom('', 'boot:1', 5),
            host: fc.constantFrom('elsewhere', '', 7),
          })
          .map((value) => `${JSON.stringify(value)}\n`),
        textOf(['{', '}', '"pid":1', '\n', '\0', ','], 6),
      ),
    ],
    (text) => {
      const parent = folder();
      writeFileSync(join(parent, '.dist.lock'), text);
      try {
        assertUnlocked(join(parent, 'dist'));
      } catch (error) {
        if (!(error instanceof LockError)) throw error;
        const { pid, host } = JSON.parse(text) as { pid: unknown; host: unknown };
        ok(error.message.includes(String(pid)) && error.message.includes(String(host)), error.message);
      }
    },
  ),
];
