// Bundles a project and prints what bundle-apart.cjs returns, as JSON: `node make-bundle.mjs ROOT [anew] [maps]`.
import { makeBundle } from './bundle.mjs';
import { placesOf } from './find-bundle.cjs';

const [, , root, ...wanted] = process.argv;
const how = { isAnew: wanted.includes('anew'), hasMaps: wanted.includes('maps') };
try {
  const { key, files, unkept } = await makeBundle(placesOf(root), how);
  // Files that are kept are read where they lie.
  process.stdout.write(JSON.stringify({ key, isNew: files !== undefined, ...(unkept && { files, unkept }) }));
} catch ({ name, message, code, url, stack }) {
  process.stdout.write(JSON.stringify({ failure: { name, message, code, url, stack } }));
}
