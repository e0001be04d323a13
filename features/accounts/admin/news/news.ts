/** What changed for whoever looks after a site, in a sentence or two; `at`: where it is seen, under /admin. */
export type News = { readonly day: string; readonly title: string; readonly text: string; readonly at?: `/${string}` }

/** The newest first. What only developers and operators notice stands in CHANGELOG.md. */
export const news: readonly News[] = [
  {
    day: '2026-11-25',
    title: 'Find anything in the admin',
    text: 'Press Ctrl-K (⌘K on a Mac) or the Search button: pages, messages, reviews, projects, people and every setting, also by words of its help.',
  },
  {
    day: '2026-11-25',
    title: 'Your week by e-mail',
    text: 'Every Monday at 8:00 you get one e-mail with new reviews and messages, what waits for you and what went wrong. Turn it off under Sign-in & security.',
    at: '/account#at=weekly-email',
  },
  {
    day: '2026-11-25',
    title: 'The admin on your phone',
    text: 'Choose “Add to home screen” in the menu of your browser. Reviews, messages and your portfolio are one tap away at the bottom of the screen.',
  },
  {
    day: '2026-11-25',
    title: 'Connect your mail server yourself',
    text: 'Enter the details of your e-mail provider, send a test e-mail and read what its server answered.',
    at: '/mails/server',
  },
  {
    day: '2026-11-25',
    title: 'Invite people with a link',
    text: 'People you invite choose their own password. The link works once, for seven days. You can remove people, and restore their access for 30 days.',
    at: '/people',
  },
]
