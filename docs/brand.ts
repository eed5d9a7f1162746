import type { Brand } from 'gazette/content';

export default {
  look: 'docs',
  docs: { version: '1.0.0-rc.1' },
  header: {
    items: [
      { label: 'Overview', to: '/overview/' },
      { label: 'Tutorial', to: '/tutorial/' },
      { label: 'How-to', to: '/how-to/' },
      { label: 'Reference', to: '/reference/' },
      { label: 'Explanation', to: '/explanation/' },
      { label: 'Gallery', to: '/gallery/' },
    ],
    action: { label: 'Start in two commands', to: '/tutorial/' },
  },
  footer: {
    columns: [
      {
        title: 'Start',
        links: [
          { label: 'Tutorial', to: '/tutorial/' },
          { label: 'Edit', to: '/how-to/edit/' },
          { label: 'Brand', to: '/how-to/brand/' },
          { label: 'Beside your website', to: '/how-to/attach/' },
          { label: 'Deploy', to: '/how-to/deploy/' },
        ],
      },
      {
        title: 'Look up',
        links: [
          { label: 'Commands', to: '/reference/commands/' },
          { label: 'Content fields', to: '/reference/content-fields/' },
          { label: 'Hosts', to: '/reference/hosts/' },
          { label: 'Problem codes', to: '/problems/' },
        ],
      },
      {
        title: 'Understand',
        links: [
          { label: 'Contract', to: '/explanation/contract/' },
          { label: 'Reliability', to: '/explanation/reliability/' },
          { label: 'Performance', to: '/explanation/performance/' },
        ],
      },
    ],
  },
} satisfies Brand;
