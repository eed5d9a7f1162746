import type { Report } from '../../core/problem.ts';
import type { StyleSource } from '../read/source.ts';
import { type Mapping, mapRows, parseMapping, parseRows } from './parse-rows.ts';

const isMapping = ({ file }: StyleSource) => file.endsWith('.map.json');

/**
 * Compares each mapping of content/imports/ with the file that it maps: `source-drifted` for rows that are new, changed or
 * gone since content was made of them, `import-invalid` for what cannot be read.
 */
export function reportDrift(files: readonly StyleSource[], report: Report): void {
  const used = new Set<string>();
  for (const { file, text } of files.filter(isMapping)) {
    const mapping = parseMapping(file, text, report);
    if (!mapping) continue;
    const name = `content/imports/${mapping.source}`;
    used.add(name);
    const source = files.find((each) => each.file === name && !isMapping(each));
    if (source) compare(mapping, source, report);
    else
      report({
        code: 'import-invalid',
        at: mapping.located.locate(['source']),
        field: 'source',
        message: `expected a file of content/imports/, got "${mapping.source}"`,
      });
  }
}

function compare(mapping: Mapping, { file, text }: StyleSource, report: Report): void {
  const { located, to, rows: known = {} } = mapping;
  const read = parseRows(file, text, mapping.separator, report);
  const rows = read && mapRows(file, mapping, read, report);
  if (!rows) return;
  const look = (id: string) => (to === 'faq' ? `content/faq/${id}.md` : `${to} of content/company.ts`);
  const accept = `then: npx gazette import ${located.file} --accept`;
  const drifted = (line: number, message: string, hint: string) =>
    report({ code: 'source-drifted', at: { file, line, col: 1 }, message, hint });
  for (const { id, line, digest } of rows) {
    if (known[id] === undefined)
      drifted(
        line,
        `expected a row of which content was made, got "${id}", which is new`,
        `Take it over: npx gazette import ${located.file} --add`,
      );
    else if (known[id] !== digest)
      drifted(
        line,
        `expected the row "${id}" as it was when content was made of it, got another`,
        `Compare it with ${look(id)}, ${accept}`,
      );
  }
  const ids = new Set(rows.map(({ id }) => id));
  for (const id of Object.keys(known))
    if (!ids.has(id))
      report({
        code: 'source-drifted',
        at: located.locate(['rows', id], 'key'),
        field: `rows.${id}`,
        message: `expected a row "${id}" in ${file}, found none`,
        hint: `If it is gone, remove it from ${look(id)}, ${accept}`,
      });
}
