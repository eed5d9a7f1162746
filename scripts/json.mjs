/** JSON of ours, as literals: what the bundler writes of JSON is longer by a kilobyte in each language. */
export function json() {
  return {
    name: 'json',
    transform: {
      filter: { id: /src.(?!.*node_modules).*\.json$/ },
      handler: (text) => ({
        code: `export default ${withBareNames(JSON.stringify(JSON.parse(text)))};`,
        moduleType: 'js',
      }),
    },
  };
}

/** Within a string, a quote behind a brace or comma ends the string, and no name follows. */
export const withBareNames = (text) => text.replace(/(?<=[{,])"([A-Za-z_]\w*)":/g, '$1:');
