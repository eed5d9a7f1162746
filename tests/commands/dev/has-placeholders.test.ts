import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hasUnfilledModules } from '../../../src/commands/dev.ts';

it.each([
  [{}, false],
  [{ 'company.ts': "export default { legalName: 'A' };" }, false],
  [{ 'company.ts': "export default { legalName: '⟪name⟫' };" }, true],
  [{ 'facts/models.ts': "export default { title: '⟪title⟫' };" }, true],
  [{ 'README.md': 'Replace every ⟪…⟫.' }, false],
])('%j: %s', (files, isOne) => {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-unfilled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'facts'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  expect(hasUnfilledModules(folder)).toBe(isOne);
  expect(hasUnfilledModules(join(folder, 'nowhere'))).toBe(false);
});

it('what may not be read, or is a link to itself, is nothing to fill in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-unfilled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(folder, 'a.ts'), join(folder, 'a.ts'));
  expect(hasUnfilledModules(folder)).toBe(false);
});
