/** A Lua value: text, a list (from 1), or a table with string keys. An undefined member is left out. */
export type LuaValue = string | readonly LuaValue[] | { readonly [key: string]: LuaValue | undefined };

/**
 * Writes a value as a Lua expression (Lua 5.1 to 5.4, reference manual §3.1, §3.4.9).
 *
 * @param indent spaces before a nested line; undefined writes everything on one line
 */
export function lua(value: LuaValue, indent?: string): string {
  if (typeof value === 'string') return luaString(value);
  const entries = isList(value)
    ? value.map((item) => lua(item))
    : Object.entries(value).flatMap(([key, member]) => (member === undefined ? [] : [`${luaKey(key)} = ${lua(member)}`]));
  if (entries.length === 0) return '{}';
  if (indent === undefined) return `{ ${entries.join(', ')} }`;
  return `{\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}}`;
}

/** Every byte but plain ASCII becomes its decimal escape: always three digits, so that none runs into the next. */
function luaString(text: string): string {
  const bytes = [...new TextEncoder().encode(text)].map((byte) => {
    const character = String.fromCharCode(byte);
    return /[ !#-[\]-~]/.test(character) ? character : `\\${String(byte).padStart(3, '0')}`;
  });
  return `"${bytes.join('')}"`;
}

function luaKey(key: string): string {
  return `[${luaString(key)}]`;
}

function isList(value: Exclude<LuaValue, string>): value is readonly LuaValue[] {
  return Array.isArray(value);
}
