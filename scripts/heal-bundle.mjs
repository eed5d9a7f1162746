// Makes the bundle of a project anew and prints it as JSON: `{ key, files, unkept }`. load-bundle.cjs runs it as a process of
// its own, because bundling is asynchronous and a missing chunk is noticed in the middle of a require().
import { makeBundle } from './bundle.mjs';
import { placesOf } from './find-bundle.cjs';

const { key, files, unkept } = await makeBundle(placesOf(process.argv[2]), true);
process.stdout.write(JSON.stringify({ key, files, unkept }));
