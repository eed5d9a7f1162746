import type { BlockReader, SourceLine } from './expansion.ts';
import { bold, isCalloutKind } from './extensions.ts';
import { addGap, addLine, markNext } from './write-lines.ts';

const headingId = /^( {0,3}#{1,6}[ \t]+.*?[^\s\\])[ \t]*\{#([\p{L}\p{N}][\p{L}\p{M}\p{N}_.:-]*)\}[ \t]*$/u;

/** `## Title {#id}` */
export const readHeading: BlockReader = (expansion, i) => {
  const line = expansion.source[i] as SourceLine;
  if (!/^ {0,3}#.*\}[ \t]*$/.test(line.masked)) return undefined;
  const [, start, written = ''] = headingId.exec(line.text) ?? [];
  if (start === undefined) return undefined;
  const id = written.normalize('NFC');
  if (expansion.ids.has(id))
    expansion.mistakes.push({
      line: line.at,
      text: `{#${id}}`,
      what: 'an id that another heading has',
      hint: 'Give it another id, or delete it: a heading has an id that follows from its words.',
    });
  expansion.ids.add(id);
  markNext(expansion, { kind: 'heading', id });
  addLine(expansion, { ...line, text: start, masked: line.masked.slice(0, start.length) });
  return i + 1;
};

const calloutStart = /^( {0,3}> ?)\[!([A-Za-z]+)\][-+]?[ \t]*(.*)$/;

/** `> [!NOTE]`, with a title behind it if the author wants another than the name of the kind. */
export const readCallout: BlockReader = (expansion, i) => {
  const { source, labels } = expansion;
  const line = source[i] as SourceLine;
  const [all, quote = '', name = '', title = ''] = calloutStart.exec(line.masked) ?? [];
  const kind = name.toLowerCase();
  if (all === undefined || !isCalloutKind(kind) || /^ {0,3}>/.test(source[i - 1]?.masked ?? '')) return undefined;
  addGap(expansion, line.at);
  markNext(expansion, { kind: 'callout', callout: kind });
  const own = title.trim() === '' ? labels[kind] : line.text.slice(line.text.length - title.length).trim();
  addLine(expansion, line, `${quote.trimEnd()} ${bold(own)}`);
  const next = source[i + 1];
  if (next && /^ {0,3}> ?\S/.test(next.masked)) addLine(expansion, line, '>');
  return i + 1;
};
