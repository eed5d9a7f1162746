import { escapeRegExp } from '../../core/escape.ts';
import { editDistance } from '../edit-distance.ts';
import type { ProseFinding } from '../facts/fact.ts';
import { hasLegalForm, legalFormSource, removeLegalForm } from '../prepared-facts.ts';
import { compilePattern, isUnspaced } from '../words/pattern.ts';
import { type ClaimUnitContext, findingOf } from './claim-context.ts';

/** The stems of a role: it is inflected, and has a form for women and for men. */
const roleStems = (role: string): string[] =>
  isUnspaced(role)
    ? [role]
    : (role.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
        .map((word) => word.replace(/^ال/, ''))
        .filter((word) => word.length > 3 || /\p{Script=Arabic}/u.test(word))
        .map((word) => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6))));

/** A role that is given to the wrong one of our people. */
export function findPersonClaims(look: ClaimUnitContext): ProseFinding[] {
  const { people } = look.facts;
  const [person, ...more] = people.filter(({ name }) => look.text.includes(name));
  if (!person || more.length > 0 || look.isSoft || look.has('past') || look.has('not')) return [];
  const lower = look.text.toLowerCase();
  const has = (role: string) => roleStems(role).every((each) => lower.includes(each));
  const other = people.find(({ name, role }) => name !== person.name && has(role) && role !== person.role);
  if (!other || has(person.role)) return [];
  const start = look.text.indexOf(person.name);
  return [findingOf(start, start + person.name.length, other)];
}

/** To whom we belong. */
export function findOwnerClaims(look: ClaimUnitContext): ProseFinding[] {
  const { parent } = look.facts;
  if (!parent || look.isSoft || look.has('past') || (!look.hasAny('we', 'self') && !look.isNamed)) return [];
  const [key = parent.name] = parent.name.match(/\p{L}{4,}/gu) ?? [];
  if (look.text.includes(key) || look.facts.relatives.some((name) => look.text.includes(name))) return [];
  const said = look.find('independent') ?? (look.has('not') ? null : look.find('ownedBy'));
  return said && isOfOwner(look, said) ? [findingOf(said.index, said.index + said[0].length, parent)] : [];
}

/** Whether the words stand right behind us or before a name: parts of programs are parts too. */
function isOfOwner(look: ClaimUnitContext, said: RegExpExecArray): boolean {
  const before = look.before(said.index, 60).replace(look.prepared.ownName, '\ue000');
  const isBeside = compilePattern(
    `(?:\\ue000|(?<!\\p{L})(?:${look.words.rows.we ?? '(?!)'}))(?:[ ,]+[\\p{L}']+){0,3} $`,
    'iu',
  ).test(before);
  const isName = /^\s*(?:(?:the|der|die|das|la|le|il|el|den|de|du|o|a) )?\p{Lu}/u.test(
    look.after(said.index + said[0].length),
  );
  return look.words.script !== 'spaced' || (isBeside && (isName || said[0] === look.find('independent')?.[0]));
}

/** Our name in another form: with other words before the legal form, or with another one. */
export function findNameClaims(look: ClaimUnitContext): ProseFinding[] {
  const { facts, text, prepared } = look;
  const [legal] = facts.names;
  if (!legal || !(hasLegalForm(text) || /\p{Script=Arabic}/u.test(legal.text)) || look.has('past')) return [];
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/(?<!\p{L})limited$/u, 'ltd')
      .replace(/[^\p{L}\p{N}]/gu, '');
  const hasForm = (name: string) => name !== removeLegalForm(name) || isUnspaced(name);
  const known = [
    legal.text,
    ...facts.names.map((each) => each.text).filter((name) => !isUnspaced(name) && hasForm(name)),
    ...facts.relatives,
  ].map(plain);
  const source = isUnspaced(legal.text)
    ? `(?:株式会社|有限会社|合同会社|合資会社)(?:[ァ-ヶー一-龠々]|(?![はがをのにでと])[ぁ-ん]){2,12}|${escapeRegExp(removeLegalForm(legal.text))}(?:株式会社|有限会社|合同会社)`
    : `(?:\\p{Lu}[\\p{L}&'-]*,? (?:(?:of|do|da|de|van|und|and|&) )*){1,5}(?:${legalFormSource})(?![\\p{L}])`;
  const form = /(?<=\p{Script=Arabic} )(?:المحدودة|المساهمة|القابضة|المقفلة)$/u.exec(legal.text);
  const start = form ? text.indexOf(legal.text.slice(0, form.index)) : -1;
  if (
    form &&
    start >= 0 &&
    /^(?:المحدودة|المساهمة|القابضة|المقفلة)/u.test(text.slice(start + form.index)) &&
    !text.includes(legal.text)
  )
    return [findingOf(start, start + form.index, legal)];
  for (const match of text.matchAll(compilePattern(source, 'gu'))) {
    const said = plain(match[0]);
    const words =
      removeLegalForm(match[0])
        .toLowerCase()
        .match(/\p{L}{5,}/gu) ?? [];
    // The first word tells whose name it is: many others are Instruments too.
    const [own = ''] = prepared.rare;
    const isOurs = own !== '' && words.some((word) => editDistance(own, word, 2) <= (own.length > 6 ? 2 : 1));
    const isNamed =
      isOurs || (isUnspaced(legal.text) && match[0].includes(legal.text.replace(/株式会社/, '').slice(0, 3)));
    const isSame = known.some((name) => said === name || said.endsWith(name) || name.startsWith(said));
    if (isNamed && !isSame && !facts.relatives.some((name) => match[0].includes(removeLegalForm(name))))
      return [findingOf(match.index, match.index + match[0].length, legal)];
  }
  return [];
}
