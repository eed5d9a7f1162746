import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writeTexts } from '../servers.ts';

/** A small site as others have it: names that ours has too, and some that ours never serves. */
export function writeNeighbourFiles(folder: string): void {
  writeTexts(folder, files);
  // One time for all: tags and dates of files are compared.
  for (const { file } of files) utimesSync(join(folder, file), 1_700_000_000, 1_700_000_000);
}

const files = [
  { file: 'index.html', text: '<!doctype html><title>The neighbour</title>\n' },
  { file: 'page.html', text: `<!doctype html><title>A page</title>${'<p>Text.\n'.repeat(400)}` },
  { file: 'folder/index.html', text: '<!doctype html><title>A folder</title>\n' },
  { file: 'index.md', text: '# Markdown of the neighbour\n' },
  { file: 'long.txt', text: 'A line of the neighbour.\n'.repeat(500) },
  { file: 'style.css', text: 'body { color: red }\n' },
  { file: '.env', text: 'PASSWORD=neighbour\n' },
  { file: 'error.html', text: '<!doctype html><title>An error of the neighbour</title>\n' },
];
