import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';

/** A short program that fetches one document. */
export interface Snippet {
  readonly name: string;
  /** What it needs to run. */
  readonly needs: string;
  /** Info string of its code block. */
  readonly language: string;
  readonly code: string;
}

/**
 * The same request in three programming languages, complete and ready to run, without packages to install. The programs call the
 * document at `url` by `name`, an identifier in each language, and print its `member`, a text.
 */
export function snippets(language: Language, url: string, name: string, member: string): Snippet[] {
  return [
    {
      name: 'curl',
      needs: say(language, 'docs.shell'),
      language: 'sh',
      code: `curl --fail --header 'Accept: application/json' \\
  '${url}'`,
    },
    {
      name: 'JavaScript',
      needs: say(language, 'docs.module'),
      language: 'js',
      code: `const response = await fetch('${url}', {
  headers: { accept: 'application/json' },
});
if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
const ${name} = await response.json();
console.log(${name}.${member});`,
    },
    {
      name: 'Python',
      needs: say(language, 'docs.python'),
      language: 'python',
      code: `import json
import urllib.request

request = urllib.request.Request(
    "${url}",
    headers={"Accept": "application/json"},
)
with urllib.request.urlopen(request) as response:
    ${name} = json.load(response)
print(${name}["${member}"])`,
    },
  ];
}
