import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { main as check } from '../../src/commands/check.ts';
import { main as freeze } from '../../src/commands/release/freeze.ts';
import { main as release } from '../../src/commands/release.ts';
import { spoiled } from '../problems/spoiled.ts';
import { invocationOf } from '../support/invocation.ts';

async function run(main: typeof release, root: string, ...args: string[]) {
  const { invocation, said } = invocationOf(root, args);
  const code = await main(invocation);
  return { code, said: said() };
}

const edit = (file: string, from: string, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

describe('gazette release freeze', () => {
  it('writes the contract, which check then compares with, and takes over what was accepted', async () => {
    const root = spoiled({});
    const [company, contract] = [join(root, 'content/company.ts'), join(root, 'content/contract.json')];
    const accepted = join(root, 'content/accepted.json');
    const first = await run(freeze, root);
    expect(first).toEqual({
      code: 0,
      said: expect.stringContaining('Froze what is published in content/contract.json'),
    });
    expect((await run(freeze, root)).said).toContain('content/contract.json says what is published');

    edit(company, "  incorporated: '1999-12-31',\n", '');
    const refused = await run(check, root);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('[contract-risky]')]);
    expect(await run(freeze, root)).toEqual({
      code: 1,
      said: expect.stringContaining('Nothing was frozen'),
    });
    // The row is printed as it is to be written.
    const row = /\[(\{"rule".*?\})\]/.exec(refused.said)![1]!.replace('…', 'Our register has another day.');
    writeFileSync(accepted, `[${row}]`);
    expect((await run(check, root)).code).toBe(0);
    expect((await run(freeze, root)).said).toContain('Froze 1 change in content/contract.json: 1 risky');
    expect(existsSync(accepted)).toBe(false);
    expect(JSON.parse(readFileSync(contract, 'utf8')).history).toEqual([
      { rule: 'fact-vanished', path: '/api/v1/company.json#incorporated', reason: 'Our register has another day.' },
    ]);
    expect((await run(check, root)).code).toBe(0);
  });

  it('records what breaks only with a reason', async () => {
    const root = spoiled({});
    await run(freeze, root);
    edit(join(root, 'content/solutions.ts'), "id: 'kolben'", "id: 'messingkolben'");
    expect((await run(freeze, root)).said).toContain('[contract-broken]');
    await expect(run(freeze, root, '--break', '!')).rejects.toThrow(/reason/);
    expect((await run(freeze, root, '--break', 'The part is another one now.')).said).toContain('1 breaking');
    expect((await run(check, root)).code).toBe(0);
  });

  it('takes no flag of the ledger, and the ledger none of the contract', async () => {
    const root = spoiled({});
    await expect(run(freeze, root, '--date', '2026-11-21')).rejects.toThrow('There is no flag --date.');
    await expect(run(release, root, '--break', 'Gone.')).rejects.toThrow('There is no flag --break.');
    await expect(run(release, root, '--freeze')).rejects.toThrow('has a new name: npx gazette release freeze');
    expect(existsSync(join(root, 'content/contract.json'))).toBe(false);
  });
});
