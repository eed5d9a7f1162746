import { adjectives, foreign, languages, nouns, verbs } from './words.mjs';

export const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** A sentence of one to three clauses, now and then with something in it that is not ASCII. */
export function sentence(random) {
  let text = `The ${random.of(adjectives)} ${random.of(nouns)} ${random.of(verbs)} the ${random.of(nouns)}`;
  for (let i = random.between(1, 3); i > 0; i--) {
    const joint = random.of([' and', ' when it', ', then it', ` so that the ${random.of(nouns)}`]);
    text += `${joint} ${random.of(verbs)} ${random.of(['a', 'the', 'every'])} ${random.of(adjectives)} ${random.of(nouns)}`;
  }
  return `${text}${random.chance(0.12) ? ` (${random.of(foreign)})` : ''}.`;
}

/** A sentence in which a word may be strong, emphasised or code. */
export function markedSentence(random) {
  const mark = random.of(['**', '*', '`', '`', '', '', '', '', '']);
  return sentence(random).replace(/the (\w+)/, `the ${mark}$1${mark}`);
}

/** Some sentences, more often than not with a link; `link` makes one to a page of the site. */
export function paragraph(random, link) {
  const sentences = Array.from({ length: random.between(2, 4) }, () => markedSentence(random));
  if (random.chance(0.6)) {
    const path = `${random.of(nouns)}/${random.between(1, 99)}`;
    const other = random.chance(0.3) ? ` or [the ${random.of(nouns)}](https://example.org/${path} "Elsewhere")` : '';
    sentences.push(`See ${link()}${other}.`);
  }
  return sentences.join(' ');
}

export function list(random) {
  const isOrdered = random.chance(0.35);
  return Array.from({ length: random.between(3, 7) }, (_, i) => {
    const inner = !isOrdered && random.chance(0.15) ? `\n  - ${sentence(random)}\n  - ${sentence(random)}` : '';
    return `${isOrdered ? `${i + 1}.` : '-'} ${markedSentence(random)}${inner}`;
  }).join('\n');
}

export function table(random) {
  const rows = Array.from({ length: random.between(3, 7) }, () => {
    const type = random.of(['string', 'array', 'object', 'number', 'boolean']);
    const extra = random.chance(0.1) ? `, ${random.of(foreign)}` : '';
    const meaning = `${capital(random.of(nouns))} of the ${random.of(adjectives)} ${random.of(nouns)}${extra}`;
    return `| \`${name(random)}\` | ${type} | ${meaning} |`;
  });
  return ['| Field | Type | Meaning |', '|---|:---:|---|', ...rows].join('\n');
}

export function code(random) {
  const language = random.of(languages);
  const lines = Array.from({ length: random.between(3, 9) }, () => line(random, language));
  const body = language === 'json' ? `{\n${lines.join(',\n')}\n}` : lines.join('\n');
  return `\`\`\`${language}\n${body}\n\`\`\``;
}

function line(random, language) {
  const [a, b] = [random.of(nouns), random.of(nouns)];
  if (language === 'json') return `  "${name(random)}": ${random.of([`"${a}"`, '42', 'true', '[]', 'null'])}`;
  return random.of([
    `const ${a} = ${b}(${random.between(1, 99)}); // <${b}> & more`,
    `${a}: ${b}`,
    `curl -s https://example.org/api/v1/${a}.json | jq .${b}`,
    `if (${a} < ${random.between(1, 9)} && ${b} > 0) return "${b}";`,
  ]);
}

export const quote = (random) => `> ${sentence(random)} ${sentence(random)}`;

const name = (random) => random.of(nouns) + capital(random.of(nouns));
