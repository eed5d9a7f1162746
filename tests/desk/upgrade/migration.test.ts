import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../src/desk/upgrade/migrate.ts';
import { between, compareVersions, type Migration } from '../../../src/desk/upgrade/migration.ts';

it('versions have the order of semver.org §11', () => {
  const ordered = [
    '0.1.0',
    '0.2.0',
    '0.10.0',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.0.1',
  ];
  for (const [i, a] of ordered.entries())
    for (const [j, b] of ordered.entries())
      expect(Math.sign(compareVersions(a, b)), `${a} ${b}`).toBe(Math.sign(i - j));
  expect(compareVersions('v1.2.3+build', '1.2.3')).toBe(0);
});

/** Says `from` no more, but `to`. */
const renamed = (version: string, from: string, to: string): Migration => ({
  version,
  about: `${from} is ${to}`,
  edits: ({ modules }, textOf) => {
    const file = modules.get('company')?.file ?? '';
    const start = textOf(file).indexOf(from);
    return new Map(start < 0 ? [] : [[file, [{ start, end: start + from.length, text: to }]]]);
  },
});

describe('what versions want written otherwise', () => {
  const all = [
    renamed('0.2.0', 'legalName', 'officialName'),
    renamed('0.3.0', 'officialName', 'fullName'),
    renamed('9.0.0', 'fullName', 'x'),
  ];
  const text = "export default {\r\n  // Kept.\r\n  legalName: 'A',\r\n};\r\n";
  const site = () => {
    const folder = mkdtempSync(join(tmpdir(), 'gazette-migrate-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const folders = { contentDir: join(folder, 'content'), publicDir: join(folder, 'public') };
    mkdirSync(folders.contentDir);
    writeFileSync(join(folders.contentDir, 'company.ts'), text);
    return { folders, said: () => readFileSync(join(folders.contentDir, 'company.ts'), 'utf8') };
  };

  it('is rewritten version by version, with comments and line ends kept, and once', () => {
    const { folders, said } = site();
    expect(migrate(folders, { from: '0.1.0', to: '0.3.0' }, all)).toEqual([
      { file: 'content/company.ts', about: 'legalName is officialName' },
      { file: 'content/company.ts', about: 'officialName is fullName' },
    ]);
    expect(said()).toBe(text.replace('legalName', 'fullName'));
    expect(migrate(folders, { from: '0.1.0', to: '0.3.0' }, all)).toEqual([]);
  });

  it('is left alone before its version, and where it has been rewritten', () => {
    const { folders, said } = site();
    expect(migrate(folders, { from: '0.3.0', to: '1.0.0' }, all)).toEqual([]);
    expect(said()).toBe(text);
    expect(between('0.1.0', '0.2.0', all).map(({ version }) => version)).toEqual(['0.2.0']);
  });
});
