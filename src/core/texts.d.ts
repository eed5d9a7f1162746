/** Imports that scripts/texts.mjs resolves: a file as it is, and a module made into a program of some kind, or run. */
declare module '*?text' {
  const text: string;
  export default text;
}
declare module '*?browser' {
  const code: string;
  export default code;
}
declare module '*?host' {
  const code: string;
  export default code;
}
declare module '*?cloudfront' {
  const code: string;
  export default code;
}
declare module '*?script' {
  const code: string;
  export default code;
}
declare module '*?thread' {
  const code: string;
  export default code;
}
declare module '*?value' {
  const value: unknown;
  export default value;
}

/** A function that loads a module, and returns its exports: `load<typeof import('./x.ts')>()`. */
declare module '*?lazy' {
  const load: <Exports>() => Exports;
  export default load;
}

/** A file in Brotli and base64, a third smaller in the package. */
declare module '*?packed' {
  const base64: string;
  export default base64;
}

/** A file in base64: what no program but ours reads, and what travels with it. */
declare module '*?bytes' {
  const base64: string;
  export default base64;
}
