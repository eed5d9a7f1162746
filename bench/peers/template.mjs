// Template of every peer: the same bytes but for the body. Hugo and Astro have it in their own languages.
const escaped = (text) =>
  String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

export const origin = 'https://example.com';

/** YYYY-MM-DD of a date that YAML has read. */
export const dayOf = (date) => new Date(date).toISOString().slice(0, 10);

/** The id of a heading. */
export const idOf = (text) =>
  text
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s+/g, '-');

/** A page as HTML; `path` begins and ends with a slash. */
export const htmlOf = ({ title, description, updated, path }, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<link rel="canonical" href="${origin}${path}">
<link rel="alternate" type="text/markdown" href="${path}index.md">
</head>
<body>
<header><nav><a href="/">Home</a> <a href="/docs/">Docs</a> <a href="/llms.txt">llms.txt</a></nav></header>
<main>
<h1>${escaped(title)}</h1>
<p><time datetime="${dayOf(updated)}">${dayOf(updated)}</time></p>
${body}
</main>
<footer><p>Public facts</p></footer>
</body>
</html>
`;

export const markdownOf = ({ title }, body) => `# ${title}\n\n${String(body).trimStart()}`;

export const sitemapOf = (pages) => `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path, updated }) => `<url><loc>${origin}${path}</loc><lastmod>${dayOf(updated)}</lastmod></url>\n`).join('')}</urlset>
`;

export const llmsOf = (pages) => `# Bench

> All pages of this site.

## Pages

${pages.map(({ title, path, description }) => `- [${title}](${origin}${path}index.md): ${description}\n`).join('')}`;
