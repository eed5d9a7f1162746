import { describe, expect, test } from 'vitest';
import { addSuggestion, parseArguments } from '../../src/commands/common/arguments.ts';
import { type CommandName, renderCommandHelp, renderProgramHelp } from '../../src/commands/common/help.ts';
import { type Command, commands } from '../../src/commands/index.ts';
import { exitCodes } from '../../src/core/exit-codes.ts';
import { plainStyle } from '../../src/terminal/style.ts';
import cases from './arguments.cases.json' with { type: 'json' };

const { flags } = commands.build;

describe('arguments', () => {
  test('both spellings, switches, and the last of two', () => {
    expect(parseArguments(flags, ['--output', 'a', '--content=b=c', '--preview', '--output=d'])).toEqual({
      content: 'b=c',
      public: undefined,
      'base-url': undefined,
      preview: true,
      noindex: false,
      production: false,
      pictures: false,
      prove: false,
      output: 'd',
      'in-place': false,
      link: false,
      why: false,
      full: false,
      json: false,
      format: undefined,
      host: undefined,
      strict: false,
      help: false,
    });
    expect(parseArguments(flags, ['-h']).help).toBe(true);
    expect(parseArguments(flags, ['--output=--odd']).output).toBe('--odd');
  });

  test.each(cases as [string[], string][])('%j is refused', async (args, message) => {
    const refused = new Promise((done) => done(parseArguments(flags, args))).catch(addSuggestion);
    expect(await refused).toEqual(expect.objectContaining({ name: 'UsageError', message }));
  });
});

const named = Object.entries(commands) as [CommandName, Command][];
const longest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));

describe('help', () => {
  test('shows at most nine commands in three groups, and all of them when asked', () => {
    const common = named.filter(([, { isCommon }]) => isCommon);
    expect(common.length).toBeLessThanOrEqual(9);
    expect(renderProgramHelp(plainStyle, false)).toMatchSnapshot();
    const all = renderProgramHelp(plainStyle, true);
    for (const [name, { about }] of named) expect(all).toMatch(new RegExp(`^  ${name} +${about}$`, 'm'));
    expect(longest(all)).toBeLessThanOrEqual(80);
  });

  test.each(named)('of %s has one line of at most 80 columns for each flag', (name, command) => {
    const text = renderCommandHelp(plainStyle, name);
    for (const [flag, { about }] of Object.entries(command.flags))
      expect(text.split('\n').filter((line) => line.startsWith(`  --${flag} `) && line.endsWith(about))).toHaveLength(
        1,
      );
    for (const { code, meaning } of Object.values(exitCodes))
      expect(text).toContain(`  ${String(code).padEnd(3)}  ${meaning}\n`);
    expect(longest(text)).toBeLessThanOrEqual(80);
  });

  test('of build and of deploy reads as it should', () => {
    expect(renderCommandHelp(plainStyle, 'build')).toMatchSnapshot();
    expect(renderCommandHelp(plainStyle, 'deploy')).toMatchSnapshot();
  });
});
