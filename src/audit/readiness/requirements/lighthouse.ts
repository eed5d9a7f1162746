import { createRowFactory, type Requirement } from '../requirement.ts';
import { exemptUnstated, fail, leaveUnknown, pass } from '../verdict.ts';
import { servedRowId } from './service/documents.ts';

const row = createRowFactory('lighthouse');
const llms = '/llms.txt';

const needsBrowser = (what: string) => () =>
  leaveUnknown('browser', `${what} Run Lighthouse against the origin, or a preview of it.`);

/** Lighthouse 13.5, category agentic browsing: checks that need no browser. */
export const lighthouseRows: readonly Requirement[] = [
  row('llms-txt', 'llms-txt', 'llms.txt has a heading, a link and at least 50 characters.', {
    needs: ['discovery-documents'],
    paths: [llms],
    after: [servedRowId('llms'), 'llms-title', 'llms-sections'],
    look: ({ text }) => {
      const said = text(llms);
      const isFine = /^\s*#\s+.+/m.test(said) && /\[[^\]]*\]\([^)]*\)/.test(said) && said.length >= 50;
      return isFine ? pass(`${said.length} characters`) : fail(`${said.length} characters, heading or link missing`);
    },
  }),
  row('ard-schema', 'ard-schema', 'The manifest of resources is as its schema says.', {
    needs: ['discovery-documents'],
    paths: ['/.well-known/ard.json'],
    after: ['ard-served', 'ard-identifiers', 'ard-names', 'ard-targets', 'ard-dates'],
    look: ({ release }) =>
      release.routes.has('/.well-known/ard.json')
        ? pass('its identifiers, names, targets and dates are as rows of the manifest say')
        : exemptUnstated('ard', 'features.ard is off in content/site.ts; Lighthouse takes that for not applicable.'),
  }),
  row('agent-accessibility-tree', 'agent-accessibility-tree', 'Names, labels and roles of the page are complete.', {
    needs: ['pages'],
    look: needsBrowser('The tree of accessibility is made by a browser.'),
  }),
  row('cumulative-layout-shift', 'cumulative-layout-shift', 'Nothing moves while the page loads.', {
    needs: ['pages'],
    look: needsBrowser('Movement is measured by a browser.'),
  }),
  ...(['webmcp-registered-tools', 'webmcp-form-coverage', 'webmcp-schema-validity'] as const).map((id) =>
    row(id, id, `WebMCP: ${id.slice(7).replace('-', ' ')}.`, {
      needs: ['pages'],
      look: needsBrowser('Tools are registered in a browser.'),
    }),
  ),
];
