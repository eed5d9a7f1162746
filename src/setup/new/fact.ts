import { listValidFields } from '../../content/fact-modules/schema.ts';
import type { FieldDefinition } from '../../content/fact-types.ts';
import { parseLiteralModule } from '../../content/read/literal/module.ts';
import { slugify } from '../../core/slugify.ts';
import { type ItemValue, insertItem } from '../../edit/source/insert-item.ts';
import { preserveLineEnds } from '../../edit/source/text-edit.ts';
import type { NewContentQuestion, NewKind } from './kind.ts';
import { setUpdatedDate } from './solution.ts';

/** Flags that the command has for something else. */
const otherFlags: ReadonlySet<string> = new Set(['content', 'public', 'help', 'slug']);

/**
 * An item of a fact module, as `value` of the file defines its fields: each required one is asked for, the others are
 * taken where their flag is given. What it makes is judged like all content.
 */
export function createFactKind(name: string, value: unknown): NewKind {
  const fields = Object.entries(listValidFields(value));
  const { heading } = value as { readonly heading?: unknown };
  const headed = fields.find(([field]) => field === heading)?.[0];
  return {
    asked: [
      ...fields.map(([field, definition]) => askedFor(field, definition)),
      { flag: 'id', ask: 'Id', or: (_context, answers) => headed && slugify(answers[flagOf(headed)] ?? '') },
    ],
    make: (answers, { today }) => ({
      file: `content/facts/${name}.ts`,
      empty: '',
      change(source) {
        const members = fields.flatMap(([field, definition]) => {
          const given = answers[flagOf(field)] ?? '';
          return given === '' ? [] : [[field, meantBy(definition, given)] as const];
        });
        const longer = insertItem(source, 'items', { id: answers.id ?? '', ...Object.fromEntries(members) });
        return longer && preserveLineEnds(longer, (text) => setUpdatedDate(text, today));
      },
    }),
  };
}

/** `validFrom` → `valid-from`. */
function flagOf(field: string): string {
  const words = field.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return otherFlags.has(words) ? `field-${words}` : words;
}

function askedFor(field: string, definition: FieldDefinition): NewContentQuestion {
  const form = formOf(definition);
  const ask = `${definition.description.replace(/\.$/, '')}${form === '' ? '' : ` (${form})`}`;
  return { flag: flagOf(field), ask, ...(definition.optional && { isOptional: true, or: () => '' }) };
}

/** Form of a value on one line, where it is not obvious. */
function formOf(definition: FieldDefinition): string {
  switch (definition.kind) {
    case 'date':
      return 'YYYY-MM-DD';
    case 'boolean':
      return 'true or false';
    case 'choice':
      return Object.keys(definition.values).join(', ');
    case 'money':
      return 'such as 12.50 EUR';
    case 'reference':
      return `the id of one of the ${definition.to}`;
    case 'list':
      return isPlain(definition.of) ? 'with commas between' : 'as in the file';
    case 'object':
    case 'address':
    case 'hours':
    case 'picture':
      return 'as in the file';
    default:
      return '';
  }
}

const isPlain = ({ kind }: FieldDefinition): boolean =>
  !['object', 'list', 'address', 'hours', 'picture', 'money'].includes(kind);

/** Parses an answer. An invalid one stays as it is: check says what was expected. */
function meantBy(definition: FieldDefinition, text: string): ItemValue {
  if (definition.kind === 'number') return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  if (definition.kind === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  const [, amount, currency] = definition.kind === 'money' ? (/^(\S+) (\S+)$/.exec(text) ?? []) : [];
  if (amount !== undefined && currency !== undefined) return { amount, currency };
  if (definition.kind === 'list' && isPlain(definition.of))
    return text.split(',').flatMap((word) => (word.trim() === '' ? [] : [meantBy(definition.of, word.trim())]));
  if (isPlain(definition)) return text;
  const read = parseLiteralModule('answer.ts', `export default ${text};`, () => {});
  return (read?.value as ItemValue | undefined) ?? text;
}
