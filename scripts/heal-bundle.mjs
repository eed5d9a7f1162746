// Makes the bundle of a project anew and prints it as JSON: `{ key, files, unkept }`. load-bundle.mjs runs it as a process of
// its own, because bundling is asynchronous and a missing chunk is noticed in the middle of a require().
import { makeBundle } from './bundle.mjs';

const [root, nodeMajor] = process.argv.slice(2);
const { key, files, unkept } = await makeBundle(root, Number(nodeMajor), true);
process.stdout.write(JSON.stringify({ key, files, unkept }));
