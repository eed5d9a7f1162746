import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { list, paragraph, sentence, table } from '../corpus/prose.mjs';
import { Random } from '../corpus/random.mjs';

/** Writes the export of some other generator: so many pages of about so many bytes, which a homepage leads to. */
export function writeSite(folder, pages, bytes) {
  mkdirSync(folder, { recursive: true });
  const addresses = Array.from({ length: pages }, (_, i) => `/page-${i}.html`);
  const links = addresses.map((address) => `<p><a href="${address}">${address}</a></p>`);
  writeFileSync(join(folder, 'index.html'), html('Home', links.join('\n')));
  for (const [i, address] of addresses.entries()) {
    const random = new Random('attach', i);
    const link = () => `[another](${random.of(addresses)})`;
    let main = `<h1>Page ${i}</h1>\n<h2>${sentence(random)}</h2>\n`;
    while (main.length < bytes - 300)
      main += marked.parse(
        [paragraph(random, link), list(random), table(random), paragraph(random, link)].join('\n\n'),
      );
    writeFileSync(join(folder, address), html(`Page ${i}`, main));
  }
}

const html = (title, main) =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>${title}</title>\n<meta name="description" content="About ${title}.">\n</head>\n<body>\n<nav><a href="/">Home</a></nav>\n<main>\n${main}\n</main>\n<footer>Imprint</footer>\n</body>\n</html>\n`;
