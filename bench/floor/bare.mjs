// The least that a generator of such pages does. Usage: node bench/floor/bare.mjs <folder of pages> <output folder>
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import glob from 'fast-glob';
import matter from 'gray-matter';
import { marked } from 'marked';

const [source, out] = process.argv.slice(2);
for (const name of glob.sync('**/*.md', { cwd: source })) {
  const { data, content } = matter(readFileSync(join(source, name), 'utf8'), {});
  const title = String(data.title);
  const html = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${marked.parse(content)}</html>\n`;
  const path = name.slice(0, -'.md'.length);
  write(join(out, path, 'index.html'), html);
  write(join(out, `${path}.md`), `# ${title}\n\n${content}`);
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
