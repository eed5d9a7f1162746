// Scans an origin as the Observatory of MDN does, and prints {score, failed}: `node observatory.mjs PACKAGE HTTP HTTPS`.
// In a process of its own, because Node takes further authorities from NODE_EXTRA_CA_CERTS when it starts.
import { writeFileSync } from 'node:fs';

const [folder, httpPort, httpsPort] = process.argv.slice(2);
// Browsers' list of names that are HTTPS for ever, which it would fetch: nobody is on it here.
writeFileSync(`${folder}/conf/hsts-preload.json`, '{}');
const [{ retrieve }, { ALL_TESTS }, { getScoreModifier }, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] = await Promise.all(
  ['retriever/retriever', 'constants', 'grader/grader', 'grader/charts'].map(
    (name) => import(`file://${folder}/src/${name}.js`),
  ),
);

const requests = await retrieve('localhost', { httpPort, httpsPort });
if (!requests.responses.auto) throw new Error('no answer');
const results = ALL_TESTS.map((test) => test(requests));
const modifiers = results.map(({ result }) => (result ? getScoreModifier(result) : 0));
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
// Its scanner's rule: extra credit counts for those who deserve an A without it.
const plain = 100 + sum(modifiers.filter((n) => n < 0));
const score = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : plain;
const rows = results.map(({ result, pass }, i) => ({ result, pass, modifier: modifiers[i] }));
console.log(JSON.stringify({ score, rows, verified: requests.responses.https?.verified }));
