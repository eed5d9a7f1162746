import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Program } from '../../../src/commands/upgrade/program.ts';
import { brokenContract, releaseOf } from '../../../src/commands/upgrade/trial.ts';
import { brokenDescription } from '../../../src/desk/upgrade/broken-description.ts';
import { releaseChanges } from '../../../src/desk/upgrade/release-changes.ts';
import { copyOfProject } from '../../house/recipe.ts';

const root = new URL('../../..', import.meta.url).pathname;
const own: Program = { folder: root, version: '0.1.0' };
const project = copyOfProject();
const next: Program = { folder: project.folder, version: '0.2.0' };
const work = mkdtempSync(join(tmpdir(), 'gazette-upgrade-'));
const folders = { contentDir: join(work, 'content'), publicDir: join(work, 'public') };

// Vite sets it, to something else.
process.env.BASE_URL = '';

beforeAll(() => {
  for (const name of ['content', 'public'])
    cpSync(join(root, 'tests/fixtures/small', name), join(work, name), { recursive: true });
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

it('what another version publishes is told, and refused where clients of v1 would break', () => {
  project.apply({
    'src/api/v1/company.ts': [
      ['legalName: wireText(', 'officialName: wireText('],
      ['legalName: company.legalName,', 'officialName: company.legalName,'],
    ],
  });
  const [before, after] = [own, next].map((program) => releaseOf(program, folders, join(work, program.version), work));
  if (!before || !after || 'status' in before || 'status' in after) throw new Error(JSON.stringify([before, after]));
  const changes = releaseChanges(before, after).find(({ path }) => path === '/api/v1/company.json');
  expect(changes?.lines.map((line) => line.replace(/, .*/, ''))).toEqual(['/legalName: gone', '/officialName: new']);
  const broken = brokenContract(own, next, folders, join(work, 'contract'), work);
  expect(broken.join('\n')).toContain('[contract-risky]');
  expect(brokenDescription(before, after).join('\n')).toMatch(/company\.json#legalName: .*\[member-removed\]/);
  expect(brokenDescription(before, before)).toEqual([]);
  expect(readFileSync(join(work, 'content/company.ts'), 'utf8')).toContain('legalName');
});

it('nothing is broken by the same version', () => {
  expect(brokenContract(own, own, folders, join(work, 'contract'), work)).toEqual([]);
});
