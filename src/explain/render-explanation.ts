import { escapeControlCharacters } from '../core/escape.ts';
import { readIfExists } from '../edit/source/read-if-exists.ts';
import { type ContentFolders, resolveSourcePath } from '../edit/source/source-path.ts';
import { createCodeFrame, renderCodeFrame } from '../terminal/code-frame.ts';
import type { Style } from '../terminal/style.ts';
import type { ContentLeaf } from './content-leaves.ts';
import type { Explanation } from './explain-value.ts';
import type { Publication } from './publications.ts';
import type { PublishedValue } from './published-values.ts';

/** Most values shown with the lines around them; more get one line each. */
const framed = 5;
const longest = 100;

/** An explanation for a person: values, the lines behind them, other places. `label` names files as the reader can open them. */
export function renderExplanation(
  { values, leaves, publications }: Explanation,
  folders: ContentFolders,
  style: Style,
  label: (file: string) => string,
): string {
  const paragraphs = [
    values.map((value) => `${valueText(value, style, label)}\n`).join(''),
    leaves.length <= framed ? leaves.map((leaf) => placeText(leaf, folders, style, label)).join('\n') : '',
    leaves.length > framed && values.length === 0
      ? leaves.map((leaf) => `${style.bold(placeOf(leaf, label))} ${leaf.name}\n`).join('')
      : '',
    publications.length > 0 ? `${style.bold('Published in')}\n${publications.map(publicationText).join('')}` : '',
  ];
  return paragraphs.filter(Boolean).join('\n');
}

function valueText(
  { pointer, line, value, leaves, by }: PublishedValue,
  style: Style,
  label: (file: string) => string,
) {
  const where = pointer === undefined ? `line ${line}` : `#${pointer}`;
  const shown = escapeControlCharacters(JSON.stringify(value));
  const cut = shown.length > longest ? `${shown.slice(0, longest - 1)}…` : shown;
  const from =
    leaves.map((leaf) => placeOf(leaf, label)).join(', ') || 'made by Gazette, from no single line of content';
  return `${style.bold(where)} ${cut}\n  ${by === 'equal' ? '≈' : '←'} ${from}${by === 'equal' ? ' (the only equal value of this name)' : ''}`;
}

function placeText(leaf: ContentLeaf, folders: ContentFolders, style: Style, label: (file: string) => string): string {
  const path = resolveSourcePath(leaf.at.file, folders);
  const head = `${style.bold(placeOf(leaf, label))} ${leaf.name}\n`;
  const text = path && readIfExists(path);
  if (text === undefined) return head;
  const frame = renderCodeFrame(createCodeFrame(text, leaf.at, 1));
  return `${head}${style.dim(frame.split('\n').map(escapeControlCharacters).join('\n'))}\n`;
}

function placeOf({ at }: ContentLeaf, label: (file: string) => string): string {
  return escapeControlCharacters(`${label(at.file)}:${at.line}:${at.col}`);
}

function publicationText({ path, pointers, lines }: Publication): string {
  const places = [
    ...(lines.length > 0 ? [`${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`] : []),
    ...pointers,
  ];
  return `  ${escapeControlCharacters(path)}  ${escapeControlCharacters(places.join('  '))}\n`;
}
