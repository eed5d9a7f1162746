const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
/** Elements with optional end tags: another closes them. */
const implied = /^(?:p|li|dt|dd|option|optgroup|tr|td|th|thead|tbody|tfoot|colgroup|rt|rp|html|head|body)$/i;
/** SVG elements closed by a slash. */
const drawn =
  /^(?:path|circle|ellipse|line|rect|polygon|polyline|use|stop|image|animate|animatetransform|set|mpath|fe[a-z]+)$/i;

const deepest = 1000;
const mostAttributes = 1000;

/**
 * Whether a page is nested so deeply, or has so many attributes in one tag, that nobody wrote it: a parser takes time by
 * the square of both. Takes time by the length of the text.
 */
export function isHostile(text: string): boolean {
  const tag = /<(\/?)([a-z][^\s/>]{0,40})/giy;
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    tag.lastIndex = at;
    const [found, end, name = ''] = tag.exec(text) ?? [];
    if (found === undefined) {
      at += 1;
      continue;
    }
    const { after, count } = attributesAt(text, at + found.length);
    if (count > mostAttributes) return true;
    at = after;
    if (voids.test(name) || implied.test(name) || drawn.test(name)) continue;
    depth = Math.max(0, depth + (end === '/' ? -1 : 1));
    if (depth > deepest) return true;
  }
  return false;
}

/** How many attributes a tag has from an offset on, at most one more than is allowed, and where they end. */
function attributesAt(text: string, from: number): { readonly after: number; readonly count: number } {
  const attribute = /[\s/]*[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?|[\s/]*=[^\s/>]*/y;
  let after = from;
  for (let count = 0; ; count++) {
    attribute.lastIndex = after;
    if (count > mostAttributes || !attribute.test(text)) return { after, count };
    after = attribute.lastIndex;
  }
}
