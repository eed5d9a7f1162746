/** What src/theme/drawing/harfbuzz.ts uses of WebAssembly (WebAssembly JavaScript Interface §5), which only the types of the DOM have. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports?: Readonly<Record<string, Readonly<Record<string, unknown>>>>);
    readonly exports: unknown;
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  interface Table {
    readonly length: number;
    grow(by: number): number;
    set(index: number, value: unknown): void;
  }
}
