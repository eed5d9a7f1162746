import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';
import type { Snippet } from '../../theme/model/reference.ts';

/**
 * A request as a command and in five programming languages, complete and without packages. Programs print `member`, a
 * text, of the document at `url`; they call it `data`, as its own name may be a reserved word.
 */
export function snippets(language: Language, url: string, member: string): Snippet[] {
  return [
    { name: 'curl', needs: translate(language, 'docs.shell'), language: 'sh', code: `curl -fsS '${url}'` },
    {
      name: 'JavaScript',
      needs: translate(language, 'docs.module'),
      language: 'js',
      code: `const response = await fetch('${url}');
if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
const data = await response.json();
console.log(data.${member});`,
    },
    {
      name: 'TypeScript',
      needs: translate(language, 'docs.typescript'),
      language: 'ts',
      code: `const response = await fetch('${url}');
if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
const data = (await response.json()) as { ${member}: string };
console.log(data.${member});

export {};`,
    },
    {
      name: 'Python',
      needs: translate(language, 'docs.python'),
      language: 'python',
      code: `import json
import urllib.request

with urllib.request.urlopen("${url}") as response:
    data = json.load(response)
print(data["${member}"])`,
    },
    {
      name: 'PHP',
      needs: translate(language, 'docs.php'),
      language: 'php',
      code: `<?php
$body = file_get_contents('${url}');
if ($body === false) exit(1);
$data = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
echo $data['${member}'], PHP_EOL;`,
    },
    { name: 'Go', needs: translate(language, 'docs.go'), language: 'go', code: goProgram(url, member) },
  ];
}

const goProgram = (url: string, member: string): string => `package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
)

func main() {
	response, err := http.Get("${url}")
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(response.Status)
	}
	var data struct {
		Value string \`json:"${member}"\`
	}
	if err := json.NewDecoder(response.Body).Decode(&data); err != nil {
		log.Fatal(err)
	}
	fmt.Println(data.Value)
}`;
