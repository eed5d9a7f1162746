import { expect, it } from 'vitest';
import { type Command, commands, formerCommands } from '../../src/commands/index.ts';

const known: Readonly<Record<string, Command>> = commands;

it.each(Object.entries(formerCommands))('the work of %s is done by %s', (name, replacement) => {
  expect(known).not.toHaveProperty(name);
  const [command = '', word = ''] = replacement.split(' ');
  const { flags = {}, operand = '' } = known[command] ?? {};
  if (word.startsWith('--')) expect(flags).toHaveProperty(word.slice(2));
  else expect(operand.split(/\W/)).toContain(word);
});
