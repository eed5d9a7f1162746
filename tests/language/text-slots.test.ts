import { expect, it } from 'vitest';
import english from '../../src/language/data/en.json' with { type: 'json' };

// `npm run language:types` writes the types: this test in update mode.
const file = new URL('../../src/language/text-slots.generated.ts', import.meta.url).pathname;
const head = `// Made from src/language/data/en.json by \`npm run language:types\`; never edited by hand.
// biome-ignore-all format: made by a program

/** Names of the slots of each text; of one with plural forms \`n\`, by which a form is chosen, is one. */
export interface TextSlots {
`;

const slotsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function typeOf(text: string | { readonly other: string }): string {
  const slots = typeof text === 'string' ? slotsOf(text) : [...slotsOf(text.other), 'n'];
  return [...new Set(slots)].map((name) => `'${name}'`).join(' | ') || 'never';
}

it('the types of texts are those of the English ones', async () => {
  const members = Object.entries(english.texts).map(([key, text]) => `  readonly '${key}': ${typeOf(text)};\n`);
  expect(members.length).toBeGreaterThan(700);
  await expect(`${head}${members.join('')}}\n`).toMatchFileSnapshot(file);
});
