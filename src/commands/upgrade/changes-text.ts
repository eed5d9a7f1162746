import { cutToDifference } from '../../core/cut-to-difference.ts';
import { plural } from '../../core/words.ts';
import type { PathChange } from '../../desk/upgrade/release-changes.ts';
import type { Style } from '../../terminal/style.ts';

/** Lines that are shown of a path, and paths that are shown one by one. */
const mostLines = 6;
const mostPaths = 40;

/** What clients would get otherwise, for the terminal; paths that change alike stand together. */
export function changesText(changes: readonly PathChange[], { bold, dim, green, red, yellow }: Style): string {
  if (changes.length === 0) return `${green('✓')} Not a byte is another.\n`;
  const color = { new: green, gone: red, other: yellow };
  const alike = new Map<string, PathChange[]>();
  for (const each of changes) {
    const change = { ...each, lines: short(each.lines) };
    const key = JSON.stringify([change.what, change.lines]);
    alike.set(key, [...(alike.get(key) ?? []), change]);
  }
  const groups = [...alike.values()].sort((a, b) => b.length - a.length);
  const parts = groups.slice(0, mostPaths).map((group) => {
    const [first] = group;
    if (!first) return '';
    const others = group.length > 1 ? dim(` and ${plural(group.length - 1, 'other path')} in the same way`) : '';
    const lines = first.lines.slice(0, mostLines).map((line) => `    ${line}\n`);
    const left = first.lines.length - lines.length;
    return `  ${color[first.what](first.what.padEnd(5))} ${first.path}${others}\n${lines.join('')}${left > 0 ? dim(`    and ${plural(left, 'line')} more\n`) : ''}`;
  });
  const left = groups.length - parts.length;
  const more = left > 0 ? dim(`  and ${plural(left, 'other change')}; --format json has all\n`) : '';
  return `${bold(`${plural(changes.length, 'path')} would answer otherwise`)}\n${parts.join('')}${more}`;
}

const mostCharacters = 140;

/** Lines that fit; of what became what, both from where they differ. */
function short(lines: readonly string[]): string[] {
  const done = lines.map((line) => cutToDifference(line, '', mostCharacters)[0]);
  for (const [i, line] of lines.entries()) {
    const [, before, old] = /^((?:[a-z]+: )?)- (.*)$/s.exec(line) ?? [];
    const [, after, now] = /^((?:[a-z]+: )?)\+ (.*)$/s.exec(lines[i + 1] ?? '') ?? [];
    if (old === undefined || now === undefined || before !== after) continue;
    const [one, other] = cutToDifference(old, now, mostCharacters - (before ?? '').length - 2);
    done[i] = `${before}- ${one}`;
    done[i + 1] = `${after}+ ${other}`;
  }
  return done;
}
