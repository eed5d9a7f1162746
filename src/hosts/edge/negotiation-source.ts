import { maxAcceptBytes } from '../../http/negotiate.ts';

/**
 * negotiate() and parseAccept() (src/http) as JavaScript text that every code host runs: `prefersMarkdown(accept)`
 * and `weights(list)`. ECMAScript 5.1 with const, let and arrow functions: CloudFront Functions know little more.
 */
export const negotiationSource = String.raw`// Markdown only for those who name it with a weight above 0 and not below that of HTML; never 406.
function prefersMarkdown(accept) {
  // Browsers never name it: they are not made to wait for the rest.
  if (accept === undefined || !/text\/markdown/i.test(accept) || utf8Length(accept) > ${maxAcceptBytes}) return false;
  const found = weights(accept);
  const markdown = found["text/markdown"] || 0;
  const html = ["text/html", "text/*", "*/*"].filter((range) => range in found)[0];
  return markdown > 0 && markdown >= (html === undefined ? 0 : found[html]);
}

// An Accept or Accept-Encoding list (RFC 9110 section 12.4): name to weight, 0 to 1; of a repeated name the highest.
function weights(list) {
  const found = Object.create(null);
  split(list, ",").forEach((element) => {
    const parts = split(element, ";");
    const name = /^[ \t]*([!-~]+)[ \t]*$/.exec(parts[0]);
    if (name === null) return;
    const key = name[1].toLowerCase();
    found[key] = Math.max(found[key] || 0, weightOf(parts.slice(1)));
  });
  return found;
}

function weightOf(parameters) {
  const weight = parameters.filter((parameter) => /^[ \t]*q[ \t]*(?:=|$)/i.test(parameter))[0];
  if (weight === undefined) return 1;
  const value = /^[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*$/i.exec(weight);
  return value === null ? 0 : Number(value[1]);
}

// Splits outside quoted strings (RFC 9110 section 5.6.4).
function split(text, separator) {
  const parts = [];
  let start = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '"') quoted = !quoted;
    else if (quoted && character === "\\") i++;
    else if (!quoted && character === separator) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

function utf8Length(text) {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // Of a surrogate pair each half counts two.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
  }
  return bytes;
}
`;
