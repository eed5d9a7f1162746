// Runs Lighthouse on pages, one after the other, in a browser that listens for DevTools: the argument is JSON,
// { port, runs: [{ url, desktop }] }. Prints the reports as a JSON array. It stands here because Lighthouse does, and
// runs under the Node that is installed beside it, as Lighthouse needs a newer one than the project.
import lighthouse, { desktopConfig } from 'lighthouse';

const { port, runs } = JSON.parse(process.argv[2]);
// Nothing is asserted of the performance of a busy machine.
const onlyCategories = ['accessibility', 'agentic-browsing', 'best-practices', 'seo'];
const reports = [];
for (const { url, desktop } of runs) {
  const flags = { port, logLevel: 'error', disableFullPageScreenshot: true, onlyCategories };
  const run = async () => (await lighthouse(url, flags, desktop ? desktopConfig : undefined)).lhr;
  let report = await run();
  // On a busy machine the trace may begin too late; nothing of the page was measured then, and Lighthouse asks for another run.
  for (let more = 2; more > 0 && report.runtimeError?.code === 'NO_NAVSTART'; more--) report = await run();
  reports.push(report);
}
process.stdout.write(JSON.stringify(reports));
