import { type Moved, type MovedHost, page } from './moved.ts';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const notRun = 'Written from the documentation, not run: ask for three paths with `curl -I` before you trust it.';

/** Hosts of files that cannot redirect: said, and what to do instead. */
export function movedFiles(): MovedHost {
  return {
    files: [],
    how: 'This host redirects no path to another origin. If the old name is a domain of yours, point it (DNS) at a server of one of the other folders; a name that belongs to the platform cannot be moved.',
  };
}

export function movedFirebase({ to, slashes }: Moved): MovedHost {
  const rule = (regex: string, destination: string) => ({ regex, destination, type: 308 });
  const redirects = [...(slashes ? [rule(`^${page}$`, `${to}:1/`)] : []), rule('^(/.*)$', `${to}:1`)];
  return {
    files: [
      { file: 'firebase.json', text: json({ hosting: { public: 'public', redirects } }) },
      { file: 'public/empty.txt', text: '' },
    ],
    how: `\`firebase deploy --only hosting\` in this folder. ${notRun}`,
  };
}
