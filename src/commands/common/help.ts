import { exitCodes } from '../../core/exit-codes.ts';
import { largest } from '../../core/largest.ts';
import type { Style } from '../../terminal/style.ts';
import { type Command, commandGroups, commands } from '../index.ts';
import type { Flag } from './arguments.ts';

export type CommandName = keyof typeof commands;

const table: readonly (readonly [string, Command])[] = Object.entries(commands);

/** `npx gazette build [flags]`, the line that follows a usage error. */
export function formatUsageLine(name?: CommandName): string {
  if (name === undefined) return 'npx gazette <command> [flags]';
  const { operand }: Command = commands[name];
  return ['npx gazette', name, ...(operand ? [operand] : []), '[flags]'].join(' ');
}

/** The help text of the whole program: the common commands, or all of them. Ends with a line feed. */
export function renderProgramHelp(style: Style, isAll: boolean): string {
  const shown = table.filter(([, { isCommon }]) => isAll || isCommon);
  const width = largest(shown.map(([name]) => name.length));
  const groups = Object.entries(commandGroups).map(([group, title]) => {
    const rows = shown.filter(([, command]) => command.group === group);
    return section(
      title,
      rows.map(([name, { about }]) => [name.padEnd(width), about]),
      style,
    );
  });
  const flags = [
    ['--help all', 'Show every command'],
    ['--version', 'Show the version of Gazette'],
  ] as const;
  return paragraphs([
    'Publish true facts about an organisation, for people, programs and agents.',
    `${style.bold('Usage')}  ${formatUsageLine()}`,
    ...groups,
    section('Flags', flags, style),
    'Flags of a command: npx gazette <command> --help',
  ]);
}

/** The help text of a command. Ends with a line feed. */
export function renderCommandHelp(style: Style, name: CommandName): string {
  const { about, flags }: Command = commands[name];
  const modes = table.filter(([other]) => other.startsWith(`${name} `));
  return paragraphs([
    `${about}.`,
    `${style.bold('Usage')}  ${formatUsageLine(name)}`,
    ...(modes.length > 0
      ? [
          section(
            'Commands',
            modes.map(([mode, each]) => [mode, each.about]),
            style,
          ),
        ]
      : []),
    section(
      'Flags',
      Object.entries(flags).map(([flag, each]) => [spelling(flag, each), each.about]),
      style,
    ),
    section(
      'Exit codes',
      Object.values(exitCodes).map(({ code, meaning }) => [String(code), meaning]),
      style,
    ),
  ]);
}

const paragraphs = (texts: readonly string[]) => `${texts.join('\n\n')}\n`;

function section(title: string, rows: readonly (readonly [string, string])[], style: Style): string {
  const width = largest(rows.map(([term]) => term.length));
  return [style.bold(title), ...rows.map(([term, about]) => `  ${term.padEnd(width)}  ${style.dim(about)}`)].join('\n');
}

function spelling(name: string, { value, isOptional }: Flag): string {
  if (isOptional) return `--${name} [${value}]`;
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}
