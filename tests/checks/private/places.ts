/** A page of a title, a description and a body. */
export const page = (title: string, description: string, body: string) =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\nupdated: 2026-01-01\n---\n\n${body}\n`;
export const question = (text: string, order: number, asked = `Question ${order}?`) =>
  `---\nquestion: ${JSON.stringify(asked)}\ncategory: general\norder: ${order}\nupdated: 2026-01-01\n---\n\n${text}\n`;
const skill = (id: string, text: string, description = 'A skill.') =>
  `---\nname: s-${id}\ndescription: ${JSON.stringify(description)}\nmetadata:\n  updated: "2026-01-01"\n---\n\n# Skill\n\n${text}\n`;
/** The text where nothing is planted. */
export const nothing = 'Nothing else.';

/** In Markdown: what would be a link, emphasis or HTML is escaped. */
export const escaped = (text: string) => text.replace(/[\\*_[\]<>`]/g, '\\$&');

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Where each item is planted: the file that the problem must name, and its text. */
export const places: Readonly<
  Record<string, (text: string, id: string, n: number) => readonly [file: string, text: string | Buffer]>
> = {
  'the text of a page': (text, id) => [`content/pages/body-${id}.md`, page('A page', nothing, escaped(text))],
  'a cell of a table': (text, id) => [
    `content/pages/cell-${id}.md`,
    page('A page', nothing, `| A | B |\n|---|---|\n| x | ${escaped(text).replaceAll('|', '\\|')} |`),
  ],
  'a list': (text, id) => [`content/pages/list-${id}.md`, page('A page', nothing, `- One\n- ${escaped(text)}`)],
  'a heading': (text, id) => [
    `content/pages/heading-${id}.md`,
    page('A page', nothing, `## ${escaped(text)}\n\nText.`),
  ],
  'a quotation in bold': (text, id) => [
    `content/pages/quote-${id}.md`,
    page('A page', nothing, `> **Note** ${escaped(text)}`),
  ],
  'a description': (text, id) => [`content/pages/description-${id}.md`, page('A page', text, nothing)],
  'a title': (text, id) => [`content/pages/title-${id}.md`, page(text, nothing, nothing)],
  'an alternative text': (text, id) => [
    `content/pages/alt-${id}.md`,
    page('A page', nothing, `![${escaped(text)}](/drawing.svg)`),
  ],
  'an answer': (text, id, n) => [`content/faq/q-${id}.md`, question(escaped(text), n + 1)],
  'a piece of news': (text, id) => [
    `content/news/n-${id}.md`,
    `---\ntitle: News\ndescription: What is new.\ndate: 2026-01-01\n---\n\n${escaped(text)}\n`,
  ],
  'a skill': (text, id) => [`content/skills/s-${id}/SKILL.md`, skill(id, escaped(text))],
  'what a skill is for': (text, id) => [`content/skills/s-d${id}/SKILL.md`, skill(`d${id}`, nothing, text)],
  'a question': (text, id, n) => [`content/faq/asked-${id}.md`, question(nothing, n + 1001, text)],
  'the title of a link': (text, id) => [
    `content/pages/linked-${id}.md`,
    page('A page', nothing, `[A link](https://rowan.example/ "${escaped(text).replaceAll('"', '\\"')}")`),
  ],
  'the target of a link': (text, id) => [
    `content/pages/target-${id}.md`,
    page('A page', nothing, `[A link](https://rowan.example/?q=${encodeURIComponent(text)})`),
  ],
  'JSON of public/': (text, id) => [`public/json/t${id}.json`, JSON.stringify({ notes: [{ note: text }] })],
  'a drawing of public/': (text, id) => [
    `public/drawings/t${id}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>${inXml(text)}</text></svg>`,
  ],
  'UTF-16 of public/': (text, id) => [`public/wide/t${id}.txt`, Buffer.from(`\ufeff${text}\n`, 'utf16le')],
  'a calendar of public/': (text, id) => [
    `public/calendars/t${id}.ics`,
    `BEGIN:VEVENT\nDESCRIPTION:${text}\nEND:VEVENT\n`,
  ],
  'a card of public/': (text, id) => [`public/cards/t${id}.vcf`, `BEGIN:VCARD\nNOTE:${text}\nEND:VCARD\n`],
  'a text of public/': (text, id) => [`public/texts/t${id}.txt`, `One line.\n${text}\n`],
  'a table of public/': (text, id) => [`public/tables/t${id}.csv`, `name,note\nx,"${text.replaceAll('"', '""')}"\n`],
};

/** Places in Markdown that has marks of its own. */
export const markdownPlaces: typeof places = {
  'the text of a page': (text, id) => [`content/pages/body-${id}.md`, page('A page', nothing, text)],
  'a list': (text, id) => [`content/pages/list-${id}.md`, page('A page', nothing, `- One\n- ${text}`)],
  'a quotation': (text, id) => [`content/pages/quote-${id}.md`, page('A page', nothing, `> ${text}`)],
  'an answer': (text, id, n) => [`content/faq/q-${id}.md`, question(text, n + 1)],
  'a piece of news': (text, id) => [
    `content/news/n-${id}.md`,
    `---\ntitle: News\ndescription: What is new.\ndate: 2026-01-01\n---\n\n${text}\n`,
  ],
  'a skill': (text, id) => [`content/skills/s-${id}/SKILL.md`, skill(id, text)],
};
