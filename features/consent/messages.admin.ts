/** What the owner's screen says. */
export const messages = {
  title: 'Cookies',
  lead: 'Ask visitors for consent before anything from other services is loaded.',
  /** While nobody is asked. */
  notNeeded:
    'Your site works without a cookie banner: it sets no tracking cookies, and videos and maps from other services load only when a visitor clicks them. Ask for consent if you use statistics, or if videos and maps should show without a click.',
  nothingUsed: 'The banner is not shown yet: choose below what visitors can allow.',
  isOn: 'Ask visitors',
  isOnHelp:
    'Shows a banner at the bottom of the window until they answer. Their answer is remembered for 180 days, and they can change it at the foot of every page.',
  signals: 'Respect Global Privacy Control and Do Not Track',
  signalsHelp: 'Visitors whose browser sends one of these signals are not asked and count as having refused.',
  tagManagerTitle: 'Tag manager',
  tagManager: 'Tag manager ID',
  tagManagerHelp:
    'GTM-… for Google Tag Manager, or G-… for Google Analytics alone. It loads only for visitors who allow statistics. It receives an event when they start to fill in a form, and the analytics events you set up in your forms. Leave empty for none.',
  /** While there is a tag manager and nobody is asked. */
  tagManagerWaits: 'Your tag manager is not loaded yet, because visitors have to allow it first. Switch on “Ask visitors”.',
  used: 'Ask for this',
  words: 'What it is for',
  heading: 'Heading',
  text: 'Text below the heading',
  more: 'Privacy page',
  moreHelp: 'The page about how you handle data, such as /privacy. Leave empty for no link.',
  moreLabel: 'Link text',
  askAgain: 'Ask everyone again',
  askAgainHelp: 'Including visitors who have already answered. This happens automatically when you add a category.',
  saved: 'Saved.',
} as const
