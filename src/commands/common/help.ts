import { exitCodes } from '../../core/exit-codes.ts';
import { largest } from '../../core/largest.ts';
import type { Style } from '../../terminal/style.ts';
import { type Command, commands } from '../index.ts';
import type { Flag } from './arguments.ts';

/** `Usage: npm run build -- [flags]`, the line that follows a usage error; of the package `npx gazette build [flags]`. */
export function formatUsageLine(command?: Command, isPackage = false): string {
  if (!command) return `${isPackage ? 'npx gazette' : 'node scripts/gazette.cjs'} <command> [flags]`;
  const start = isPackage ? ['npx gazette', command.name] : ['npm run', command.name, '--'];
  return [...start, ...(command.operand ? [command.operand] : []), '[flags]'].join(' ');
}

/** The help text of a command, or of the whole program; ends with a line feed. */
export function renderHelp(style: Style, command?: Command, isPackage = false): string {
  const flags = Object.entries(
    command?.flags ?? {
      help: { about: 'Show this text, or that of a command' },
      version: { about: 'Show which version of Gazette this is' },
    },
  );
  const sections = [
    command?.about ?? 'Publish true facts about a company, for people, programs and agents.',
    `${style.bold('Usage')}  ${formatUsageLine(command, isPackage)}`,
    command
      ? undefined
      : section(
          'Commands',
          Object.values(commands).map(({ name, about }) => [name, about]),
        ),
    section(
      'Flags',
      flags.map(([name, flag]) => [spelling(name, flag), flag.about]),
    ),
    section(
      'Exit codes',
      Object.values(exitCodes).map(({ code, meaning }) => [String(code), meaning]),
    ),
  ];
  return `${sections.filter((text) => text !== undefined).join('\n\n')}\n`;

  function section(title: string, rows: readonly (readonly [string, string])[]): string {
    const width = largest(rows.map(([term]) => term.length));
    return [style.bold(title), ...rows.map(([term, about]) => `  ${term.padEnd(width)}  ${style.dim(about)}`)].join(
      '\n',
    );
  }
}

function spelling(name: string, { value, isOptional }: Flag): string {
  if (isOptional) return `--${name} [${value}]`;
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}
