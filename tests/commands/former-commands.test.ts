import { expect, it } from 'vitest';
import { parseArguments } from '../../src/commands/common/arguments.ts';
import { type Command, commands, formerCommands } from '../../src/commands/index.ts';

const known: Readonly<Record<string, Command>> = commands;

it.each(Object.entries(formerCommands))('the work of %s is done by %s', (name, current) => {
  expect(known).not.toHaveProperty(name);
  const [command = '', flag] = current.split(' --');
  expect(Object.keys(known)).toContain(command);
  if (flag !== undefined) expect(known[command]?.flags).toHaveProperty(flag);
});

it.each([
  ['build', ['--out', 'x'], 'The flag --out has a new name: --output'],
  ['build', ['--format', 'json'], '--format json has a new name: --json'],
  ['dev', ['--built'], 'The flag --built has a new name: npx gazette preview'],
  ['dev', ['--out', 'x'], 'There is no flag --out.'],
  ['release', ['--freeze'], 'The flag --freeze has a new name: npx gazette release freeze'],
  ['audit report', ['--rehearse'], 'The flag --rehearse has a new name: npx gazette audit rehearse'],
  ['audit', ['--accept', 'x'], 'The flag --accept has a new name: --exceptions'],
  ['deploy verify', ['--dir=x'], 'The flag --dir has a new name: --output'],
  ['new', ['--slug', 'x'], 'The flag --slug has a new name: --id'],
] as const)('%s %j: %s', (command, args, message) => {
  expect(() => parseArguments(known[command]?.flags ?? {}, args)).toThrow(message);
});
