declare module 'http-link-header' {
  interface Reference {
    readonly uri: string;
    readonly rel: string;
    readonly type?: string;
    readonly title?: string;
    readonly hreflang?: string;
  }
  const LinkHeader: { parse(value: string): { readonly refs: readonly Reference[] } };
  export default LinkHeader;
}
