/**
 * The actions of others that workflows run, by the commit of a release: a tag can be moved, a commit cannot. A newer
 * version is a new digest here; `git ls-remote` in the action's repository says which.
 */
const pinned = {
  'actions/checkout': ['3d3c42e5aac5ba805825da76410c181273ba90b1', 'v7.0.1'],
  'actions/setup-node': ['820762786026740c76f36085b0efc47a31fe5020', 'v7.0.0'],
  'actions/cache': ['27d5ce7f107fe9357f9df03efb73ab90386fccae', 'v5.0.5'],
  'actions/upload-artifact': ['bbbca2ddaa5d8feaa63e36b76fdaad77386f024f', 'v7.0.0'],
  'actions/download-artifact': ['3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c', 'v8.0.1'],
  'actions/upload-pages-artifact': ['fc324d3547104276b827a68afc52ff2a11cc49c9', 'v5.0.0'],
  'actions/deploy-pages': ['cd2ce8fcbc39b97be8ca5fce6e763baed58fa128', 'v5.0.0'],
  'aws-actions/configure-aws-credentials': ['e6de054238d6b7531b4efff3b6587d9aade6a06c', 'v6.2.3'],
} as const;

/** `actions/checkout@<commit> # v7.0.1`, as it stands after `uses:`. */
export function pinnedAction(name: keyof typeof pinned): string {
  const [commit, version] = pinned[name];
  return `${name}@${commit} # ${version}`;
}

/** npm packages at pinned versions: `npx --yes wrangler@4.86.0`. */
export const pinnedTools = {
  cloudflare: 'wrangler@4.86.0',
  netlify: 'netlify-cli@27.10.2',
  vercel: 'vercel@64.0.2',
  firebase: 'firebase-tools@15.34.2',
} as const;
