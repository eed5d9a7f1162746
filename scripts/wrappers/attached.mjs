import { attach } from '../library.mjs';

/** Attaches to a folder that was just built, tells what is wrong by `warn`, and throws where an error left it as it was. */
export async function attached(folder, options, warn) {
  const { ok, problems, mirrors } = await attach(folder, options);
  for (const { at, message, hint, code } of problems) {
    const place =
      at === undefined ? '' : `${[at.file, at.line, at.col].filter((part) => part !== undefined).join(':')} `;
    warn(`${place}${message}  [${code}]${hint === undefined ? '' : `\n  → ${hint}`}`);
  }
  if (!ok) throw new Error('gazette: nothing was attached; the problems stand above.');
  return mirrors;
}
