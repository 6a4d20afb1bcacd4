/** The pages with lists, who looks at them, and what their first card or row is. */
export const pages = [
  { path: '/resources', who: 'user', content: 'main article' },
  { path: '/events', who: 'user', content: 'main article' },
  { path: '/services', who: 'user', content: 'main li h3' },
  { path: '/community', who: 'user', content: 'main article' },
  { path: '/profile', who: 'user', content: 'main article' },
  { path: '/admin-dashboard', who: 'admin', content: 'main tbody tr' },
];
