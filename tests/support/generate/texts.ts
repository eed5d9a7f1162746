import fc from 'fast-check';

/** Texts of companies: other scripts, and characters that mean something to Markdown, HTML, XML or YAML. */
const phrases: readonly string[] = [
  'Clear words',
  'Kleine <Pumpen> & "Co." *KG*',
  'Größe Ägypten ßtraße',
  '株式会社ポンプ製作所',
  'شركة المضخات الصغيرة',
  'Ελληνική εταιρεία',
  'Мелкие насосы',
  'बिजली कंपनी',
  '한국 회사',
  '[Klammer](rund) und _Strich_',
  '# Kein Titel',
  '1. Erstens',
  '- Strich am Anfang',
  '> Zitat',
  'a | b | c',
  '`Code` und ``mehr``',
  '&amp; &lt; &copy;',
  'a\\b \\* \\_',
  '**fett** ~~weg~~ __unter__',
  'https://pumpen.example/a_b_c',
  'www.pumpen.example und post@pumpen.example',
  '50 % | "doppelt" \'einfach\' …',
  'Ende mit Ausruf!',
  '😀 Emoji 👍🏽',
  '---',
  '</script><script>alert(1)</script>',
  'x'.repeat(60),
  'Ein sehr langer Satz, der nicht enden will, '.repeat(30),
];

/** One line of text of at most `longest` characters; a number at its end makes most of them unlike all others. */
export function lineOf(longest: number, accepts: (text: string) => boolean): fc.Arbitrary<string> {
  const usable = phrases.map((phrase) => phrase.slice(0, longest).trim()).filter(accepts);
  return fc.tuple(fc.constantFrom(...usable), fc.integer({ min: 1000, max: 999_999 })).map(([phrase, number]) => {
    const numbered = `${phrase.slice(0, longest - 7).trim()} ${number}`;
    return accepts(numbered) ? numbered : phrase;
  });
}

/** Texts of a form; a schema that accepts one of them gets those that it accepts. */
const formed: readonly string[] = [
  ...['a', 'b2', 'klein-und-fein', 'x'.repeat(64), 'eins-zwei-3'],
  ...['1999-12-31', '2024-02-29', '1600-01-01', '2026-01-05'],
  ...['1998', '2003-07'],
  ...['2027-02-01T00:00:00Z'],
  ...['post@pumpen.example', 'a+b_c@sub.pumpen.example'],
  ...['+442079460000', '+4922112345'],
  ...['DE', 'GB', 'JP'],
  ...['EUR', 'JPY', 'CHF'],
  // Examples of ISO 13616 and ISO 9362.
  ...['GB82WEST12345698765432', 'DE89370400440532013000', 'DEUTDEFF500'],
  ...['de', 'en-GB', 'zh-Hant-TW'],
  ...['08:30', '09:00', '23:59'],
  ...['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'],
  'https://pumpen.example/.well-known/csaf/provider-metadata.json',
  ...['https://pumpen.example/', 'https://www.handelsregister.de/a?b=c&d=e', 'https://social.example/@pumpen'],
  ...['/datenschutz/', '/anleitung/start/'],
  ...['mailto:post@pumpen.example', 'tel:+4922112345'],
  ...['content/faq/', '@pumpen/texte', '/api/v1/company.json#/legalName'],
  ...['example.pumpen.app', Array(32).fill('0A').join(':'), Buffer.alloc(90).toString('base64')],
  ...['CC-BY-4.0', 'GPTBot', 'ClaudeBot', 'author', 'text/html', '10', '200', 'true'],
];

/** Those that a schema of a form accepts. */
export function formedTexts(accepts: (text: string) => boolean): string[] {
  return formed.filter(accepts);
}
