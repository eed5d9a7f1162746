import type { Brand } from 'gazette/content';

export default {
  header: {
    // The ways in, in the order in which they are gone: a new one is a line here and a heading in pages/home.md.
    items: [
      { label: 'Start', to: '/start/' },
      { label: 'Edit', to: '/edit/' },
      { label: 'Brand', to: '/brand/' },
      { label: 'Translate', to: '/languages/' },
      { label: 'Attach', to: '/attach/' },
      { label: 'Deploy', to: '/deploy/' },
      { label: 'Prove', to: '/prove/' },
    ],
    action: { label: 'Start in two commands', to: '/start/' },
  },
  footer: {
    columns: [
      {
        title: 'Start and look',
        links: [
          { label: 'Start', to: '/start/' },
          { label: 'Installed', to: '/install/' },
          { label: 'A new organisation', to: '/new-organisation/' },
          { label: 'Upgrading', to: '/upgrading/' },
          { label: 'Your brand', to: '/brand/' },
          { label: 'Homepage and navigation', to: '/homepage/' },
          { label: 'Several languages', to: '/languages/' },
          { label: 'Beside a site you have', to: '/attach/' },
        ],
      },
      {
        title: 'Edit',
        links: [
          { label: 'Edit', to: '/edit/' },
          { label: 'What an organisation states', to: '/organisations/' },
          { label: 'Facts of your own', to: '/facts/' },
          { label: 'Sections, pictures, news', to: '/sections/' },
          { label: 'Prose and facts', to: '/prose/' },
          { label: 'Living facts', to: '/living-facts/' },
          { label: 'The ledger', to: '/ledger/' },
          { label: 'Problem codes', to: '/problems/' },
        ],
      },
      {
        title: 'Deploy',
        links: [
          { label: 'Build', to: '/build/' },
          { label: 'Deploy', to: '/deploy/' },
          { label: 'Hosts', to: '/hosts/' },
          { label: 'Claims', to: '/claims/' },
          { label: 'Continuous integration', to: '/ci/' },
          { label: 'Large sites', to: '/large-sites/' },
          { label: 'Many sites', to: '/many-sites/' },
        ],
      },
      {
        title: 'Prove',
        links: [
          { label: 'Prove', to: '/prove/' },
          { label: 'Audit', to: '/audit/' },
          { label: 'Rehearsal', to: '/rehearse/' },
          { label: 'Readiness', to: '/readiness/' },
          { label: 'The contract lock', to: '/contract/' },
          { label: 'Nothing private', to: '/private/' },
          { label: 'Reliability', to: '/reliability/' },
          { label: 'Performance', to: '/performance/' },
        ],
      },
    ],
  },
} satisfies Brand;
