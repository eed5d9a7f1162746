/** Name in lower case, without parameters (`text/markdown`, `text/*`, `br`) → weight, 0 to 1. Without a prototype. */
export type AcceptWeights = Readonly<Record<string, number>>;

/**
 * Reads an Accept field (RFC 9110 §12.5.1; §12.5.3 is written alike), its lines joined with ",", into weights
 * (§12.4.2): 1 if missing, 0 if malformed, the highest of a repeated range; what is no range is left out. Linear in
 * time. CloudFront runs it, whose engine knows neither Map nor for-of, destructuring, spread and default values.
 */
export function parseAccept(accept: string): AcceptWeights {
  const weights: Record<string, number> = Object.create(null);
  splitOutsideQuotes(accept, ',').forEach((element) => {
    const parts = splitOutsideQuotes(element, ';');
    // ASCII only, because toLowerCase() makes a "k" of U+212A KELVIN SIGN.
    const range = /^[ \t]*([\x21-\x7E]+)[ \t]*$/.exec(parts[0] ?? '')?.[1]?.toLowerCase();
    if (range !== undefined) weights[range] = Math.max(weights[range] ?? 0, weightOf(parts.slice(1)));
  });
  return weights;
}

/** RFC 9110 §12.5.1: a parameter named "q" is the weight wherever it stands; the first one, should there be two. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.filter((parameter) => /^[ \t]*q[ \t]*(?:=|$)/i.test(parameter))[0];
  if (weight === undefined) return 1;
  // §12.4.2: neither whitespace around "=", nor quotes, nor a fourth decimal.
  return Number(/^[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*$/i.exec(weight)?.[1] ?? 0);
}

/** Splits at a separator that stands outside quoted strings (RFC 9110 §5.6.4); an unclosed one runs to the end. */
function splitOutsideQuotes(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let start = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '"') quoted = !quoted;
    else if (quoted && character === '\\') i++;
    else if (!quoted && character === separator) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}
