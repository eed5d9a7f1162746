// One table of all rules, which is why it has so many lines.

/** Effect of a change on clients of a published API (only answers, only GET: producers' rules alone count). */
type ChangeClass = 'breaking' | 'risky' | 'additive' | 'editorial';

interface RuleRow {
  readonly class: ChangeClass;
  /** Why it is what it is, as the end of a sentence: one line. */
  readonly why: string;
}

const breaking = (why: string) => ({ class: 'breaking', why }) as const;
const risky = (why: string) => ({ class: 'risky', why }) as const;
const additive = (why: string) => ({ class: 'additive', why }) as const;
const editorial = (why: string) => ({ class: 'editorial', why }) as const;

/** THE TABLE of rules: what may have changed between a frozen contract and today's, by the id that is printed. */
export const contractRules = {
  // the description as a whole
  'dialect-changed': breaking('generators and validators read another language'),
  'server-gone': breaking('every address that clients have is below it'),
  'server-added': additive('the others stay'),
  'component-gone': risky('generated clients have a type of that name'),
  'component-added': additive('one more type'),
  'version-changed': editorial('it counts what is published here'),
  // a document
  'document-gone': breaking('its address answers nothing any more'),
  'document-added': additive('one more address'),
  'method-gone': breaking('a request that was answered is refused'),
  'method-added': risky('a document of an API that is read alone can be written to'),
  'operation-renamed': breaking('generated clients call a function of that name'),
  'media-type-gone': breaking('clients ask for it and read it'),
  'media-type-added': risky('clients that do not ask may get it'),
  'success-gone': breaking('clients read the answer of that status'),
  'status-gone': risky('clients handle it'),
  'status-added': risky('clients do not know it'),
  'header-gone': breaking('clients read it'),
  'header-added': additive('one more field'),
  'document-deprecated': additive('it stays as it is'),
  'deprecation-withdrawn': editorial('it stays as it is'),
  'tag-changed': editorial('it groups for readers'),
  // a schema
  'type-changed': breaking('clients have a variable of that type'),
  'type-narrowed': additive('every value was possible before'),
  'became-nullable': breaking('clients do not expect null'),
  'format-changed': breaking('clients parse it'),
  'format-set': additive('every value was possible before'),
  'pattern-changed': breaking('clients parse it'),
  'pattern-set': additive('every value was possible before'),
  'bound-widened': breaking('clients have room for what was possible'),
  'bound-dropped': breaking('clients have room for what was possible'),
  'bound-narrowed': additive('every value was possible before'),
  'bound-set': additive('every value was possible before'),
  'enum-dropped': breaking('clients handle these values and no other'),
  'enum-set': additive('every value was possible before'),
  'enum-value-added': risky('clients handle these values and no other'),
  'enum-value-removed': risky('clients wait for it'),
  'known-value-added': additive('the list is open: clients accept others'),
  'known-value-removed': risky('clients wait for it'),
  'known-values-dropped': risky('clients have the values from there'),
  'known-values-set': additive('the list is open: clients accept others'),
  'member-removed': breaking('clients read it, even where it was optional'),
  'member-added': additive('clients pass over what they do not know'),
  'closed-object-grew': breaking('the object was said to have no other members'),
  'object-closed': breaking('nothing could ever be added to it'),
  'object-opened': breaking('the object was said to have no other members'),
  'required-dropped': breaking('clients rely on it being there'),
  'required-set': additive('it was there before, or could be'),
  'items-dropped': breaking('clients know what is in the list'),
  'items-set': additive('every value was possible before'),
  'keyword-changed': breaking('what it means for clients is not known here'),
  'schema-gone': breaking('clients are generated from it'),
  'schema-added': additive('what is answered is the same'),
  'member-deprecated': additive('it stays as it is'),
  // published data
  'id-gone': breaking('clients keep the id, and links lead to it'),
  'id-renamed': breaking('clients keep the id, and links lead to it'),
  'id-reused': risky('its name and its words are others: the id may stand for something else'),
  'id-added': additive('one more item'),
  'name-moved': breaking('another id has that name now: clients that keep the id get something else'),
  'access-changed': risky('clients use it, ask for it or pay for it accordingly'),
  'anchor-moved': breaking('links lead to the place'),
  'order-changed': risky('clients take the first ones'),
  'member-vanished': breaking('no item has it any more, although the schema still speaks of it'),
  'fact-vanished': risky('clients show it'),
  'member-appeared': additive('the schema has spoken of it'),
  'value-type-changed': risky('clients have only seen the other type'),
  'unit-changed': breaking('the same number says something else'),
  'kind-changed': breaking('the same text says something else'),
  'kind-narrowed': editorial('it still is a text'),
  'reference-retargeted': breaking('the ids are those of another list'),
  'field-reworded': risky('the same value may say something else'),
  'choice-reworded': risky('the same code may say something else'),
  'path-gone': breaking('links lead to it; a redirect keeps them'),
  'path-redirected': editorial('links arrive'),
  'path-added': additive('one more address'),
  'redirect-gone': breaking('links lead to it'),
  'redirect-retargeted': risky('links arrive somewhere else'),
  'redirect-added': additive('one more address that leads on'),
  'path-retyped': breaking('readers get another media type'),
  'skill-gone': breaking('agents have it under that name'),
  'skill-added': additive('one more skill'),
  'facts-gone': breaking('the document of the module answers nothing any more'),
  'facts-added': additive('one more document'),
  'licence-narrowed': breaking('what was granted is granted no longer'),
  'licence-unclear': breaking('whether as much is granted is not known'),
  'licence-widened': additive('what was granted still is'),
  'licence-renamed': editorial('its text is the same'),
} as const satisfies Readonly<Record<string, RuleRow>>;

export type RuleId = keyof typeof contractRules;

/** A change: its rule, place and effect on clients. */
export interface ContractChange {
  readonly rule: RuleId;
  readonly class: ChangeClass;
  /** `/api/v1/company.json#products[].price`, `/about/`, `servers`. */
  readonly path: string;
  readonly was?: string | undefined;
  readonly now?: string | undefined;
  readonly reason: string;
}

/** Reports a change by its rule; passed to every comparison. */
export type ReportChange = (rule: RuleId, path: string, was?: unknown, now?: unknown) => void;

/** The most characters of a value that a change shows. */
const mostShown = 80;

/** Builds a change: shortened values, the class and the reason of its rule. */
export function createContractChange(rule: RuleId, path: string, was: unknown, now: unknown): ContractChange {
  const { class: kind, why } = contractRules[rule];
  return { rule, class: kind, path, ...shown('was', was), ...shown('now', now), reason: why };
}

function shown(name: 'was' | 'now', value: unknown): object {
  if (value === undefined) return {};
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { [name]: text.length > mostShown ? `${text.slice(0, mostShown - 1)}…` : text };
}
