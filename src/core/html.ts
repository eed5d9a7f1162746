/** HTML that is safe to insert as it is: made by the `html` tag, or vouched for by `trusted`. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Value = Html | string | number | false | undefined | readonly Value[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and for quoted attribute values. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (c) => entities[c] ?? c) : text;
}

function insert(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(insert).join('');
  return '';
}

/** Template tag: every value is escaped unless it is Html; lists are joined; false and undefined give nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.reduce((text, part, i) => text + insert(values[i - 1]) + part));
}

/** Vouches for text that is HTML already: the output of renderMarkdown(), which lets no foreign markup through. */
export function trustedHtml(text: string): Html {
  return new Html(text);
}

/** JSON for a script element: no `<` can end it, no line separator can break it. */
export function jsonForScript(value: unknown): Html {
  const text = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return new Html(text);
}
