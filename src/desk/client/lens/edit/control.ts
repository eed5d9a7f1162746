import type { FieldView } from '../../../editor/field-view.ts';
import { createDomElement } from '../../common/create-dom-element.ts';
import { type FieldInput, parseInput } from './parse-input.ts';

/** Input element of a value, and the change it sends. */
interface Control {
  readonly input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  change(): FieldInput;
}

const common = { id: 'edit-value', 'aria-describedby': 'edit-help' } as const;

/** The control of a kind of value. Nothing is judged here: what is wrong is told by the rules that a build has. */
export function createControl(field: FieldView): Control {
  const { kind, choices, text } = field;
  if (kind === 'boolean') return select(field, ['true', 'false'], (chosen) => chosen === 'true');
  if (kind === 'choice') return select(field, choices, (chosen) => chosen);
  if (kind === 'list' || kind === 'literal' || kind === 'markdown' || kind === 'long-text') {
    const rows = Math.min(24, Math.max(kind === 'markdown' ? 8 : 3, text.split('\n').length + 1));
    const isCode = kind === 'literal' || kind === 'markdown';
    const input = createDomElement('textarea', { ...common, value: text, rows, className: isCode ? 'mono' : '' });
    return { input, change: () => parseInput(kind, input.value) };
  }
  const isDay = kind === 'date' && field.expected === 'YYYY-MM-DD' && isDate(text);
  const input = createDomElement('input', {
    ...common,
    type: isDay ? 'date' : 'text',
    value: text,
    ...(kind === 'number' && { inputMode: 'decimal' }),
    ...(field.suggestions.length > 0 && { list: 'edit-suggestions' }),
  });
  return { input, change: () => parseInput(kind, input.value) };
}

function select({ text }: FieldView, values: readonly string[], meant: (chosen: string) => string | boolean): Control {
  const known = values.includes(text) ? values : [text, ...values];
  const options = known.map((value) => createDomElement('option', { value, selected: value === text }, value));
  const input = createDomElement('select', common, options);
  return { input, change: () => ({ value: meant(input.value) }) };
}

/** Whether a browser's date field shows a text: it shows others as empty. */
function isDate(text: string): boolean {
  if (text === '') return true;
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
