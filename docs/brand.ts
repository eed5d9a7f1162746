import type { Brand } from 'gazette/content';

export default {
  header: {
    items: [
      { label: 'Start', to: '/start/' },
      { label: 'Edit', to: '/edit/' },
      { label: 'Brand', to: '/brand/' },
      { label: 'Translate', to: '/languages/' },
      { label: 'Attach', to: '/attach-hosts/' },
      { label: 'Deploy', to: '/deploy/' },
      { label: 'Prove', to: '/prove/' },
    ],
  },
} satisfies Brand;
