import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../../support/seeded.ts';

const root = new URL('../../../', import.meta.url).pathname;

function* markdownIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* markdownIn(path);
    else if (entry.isFile() && /\.md$/.test(entry.name)) yield path;
  }
}

/** Every paragraph of prose that the project has: the example, fixtures in several languages, its documentation. */
export function paragraphs(): string[] {
  const files = ['content', 'docs', 'tests/fixtures'].flatMap((folder) => [...markdownIn(join(root, folder))]);
  const texts = files.map((file) => readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''));
  const whole = texts.flatMap((text) => text.replace(/^```[\s\S]*?^```/gm, '').split(/\n{2,}/));
  return [...new Set(whole.map((each) => each.trim()))].filter((each) => each.length > 60);
}

/** Sentences of business pages that are about nobody: numbers, dates, references, prices, addresses, roles. */
const sentences: readonly ((below: (n: number) => number) => string)[] = [
  (n) => `Order number ${10_000_000 + n(89_999_999)} was shipped on ${1 + n(28)} March 20${10 + n(16)}.`,
  (n) => `Our switchboard is 020 7946 0${100 + n(900)}, from abroad +44 20 7946 0${100 + n(900)}.`,
  (n) => `Telefon: 0221 ${100_000 + n(899_999)}, Fax: 0221 ${100_000 + n(899_999)}.`,
  (n) => `Standard : 01 ${10 + n(90)} ${10 + n(90)} ${10 + n(90)} ${10 + n(90)}.`,
  (n) =>
    `Tel. +1 (${200 + n(700)}) ${200 + n(700)}-${1000 + n(9000)}, or ${200 + n(700)}-${200 + n(700)}-${1000 + n(9000)}.`,
  (n) =>
    `Invoice ${2020 + n(7)}-${1000 + n(9000)} over £${1 + n(90)},${100 + n(900)}.${10 + n(90)} is due within 30 days.`,
  (n) =>
    `Umsatz 2025: ${1 + n(900)}.${100 + n(900)}.${100 + n(900)} EUR, Vorjahr ${1 + n(900)} ${100 + n(900)} ${100 + n(900)} EUR.`,
  (n) =>
    `Company number ${10_000_000 + n(89_999_999)}, VAT GB${100_000_000 + n(899_999_999)}, D-U-N-S ${100_000_000 + n(899_999_999)}.`,
  (n) =>
    `ISBN 978-${n(9)}-${100 + n(900)}-${10_000 + n(90_000)}-${n(9)}, DOI 10.${1000 + n(9000)}/${n(99_999)}.${n(9999)}.`,
  (n) => `Founded on ${1 + n(28)} June 19${50 + n(49)}, the company was born in a garage in ${1950 + n(60)}.`,
  (n) =>
    `Version ${n(12)}.${n(20)}.${n(300)} replaces ${n(12)}.${n(20)}.${n(300)}.${n(99)}; build ${100_000 + n(899_999)}.`,
  () => 'Write to info@acme.example, press@acme.example or data.protection@acme.example.',
  () => 'Passwords have at least 12 characters; we never ask for your password by mail. Password: required.',
  () => 'An API key is sent by mail; your token is valid for an hour. Set API_KEY=your-api-key-here first.',
  (n) => `Commit ${Array.from({ length: 40 }, () => n(16).toString(16)).join('')} is deployed.`,
  (n) => `The digest is sha256-${Buffer.from(Array.from({ length: 32 }, () => n(256))).toString('base64')}.`,
  (n) => `EAN ${4_000_000 + n(999_999)}${100_000 + n(899_999)}, part ${1000 + n(9000)}-${100 + n(900)}-${n(99)}.`,
  (n) => `Coordinates 51.${100_000 + n(899_999)}, -0.${100_000 + n(899_999)}; grid TQ ${100_000 + n(899_999)}.`,
  (n) =>
    `Flight BA${100 + n(900)} on ${1 + n(28)}.${1 + n(12)}.2026, seat ${1 + n(40)}A, booking ${'ABCDEFGHJK'[n(10)]}${'LMNPQRSTUV'[n(10)]}${100 + n(900)}X.`,
  (n) =>
    `Öffnungszeiten: Mo–Fr 08:00–${16 + n(4)}:30, Sa 09.00–13.00 Uhr. Kundennummer ${1000 + n(9000)} ${1000 + n(9000)}.`,
  () => 'Hay que hacer todo el trabajo, y TODO EL MUNDO lo sabe. Tudo e todos.',
  (n) =>
    `Watch https://www.youtube.com/watch?v=dQw4w9WgX${n(9)}Q or https://docs.google.com/document/d/1AbCdEfGh${100_000_000 + n(899_999_999)}IjKlMnOpQrStUvWxYz${n(9)}/edit.`,
  (n) =>
    `Die HRB ${10_000 + n(90_000)} B, USt-IdNr. DE${100_000_000 + n(899_999_999)}, Steuernummer 215/${1000 + n(9000)}/${1000 + n(9000)}.`,
  (n) => `SIRET ${100 + n(900)} ${100 + n(900)} ${100 + n(900)} 000${10 + n(90)}, capital de ${n(900)} 000 €.`,
  (n) =>
    `Grant 10${n(9)}.${n(250)} of ${2000 + n(26)}–${2000 + n(26)}, case C-${n(900)}/${10 + n(15)}, §§ ${n(90)}, ${n(90)} HGB.`,
];

/** So many pages of ordinary business text. */
export function businessPages(count: number, seed: number): string[] {
  const below = seeded(seed);
  const known = paragraphs();
  return Array.from({ length: count }, () => {
    const prose = Array.from({ length: 8 }, () => known[below(known.length)] ?? '');
    const more = Array.from({ length: 6 }, () => sentences[below(sentences.length)]?.(below) ?? '');
    return [...prose, ...more].join('\n\n');
  });
}
