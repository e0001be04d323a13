/** What the owner's screen says. */
export const messages = {
  title: 'Cookies',
  lead: 'What visitors are asked before anything from other services is loaded.',
  /** While nobody is asked. */
  notNeeded:
    'Your site itself needs no question: it sets no cookies that track visitors, and videos and maps of other services load only when somebody presses them. Ask when you count visits, or when videos and maps should show without a press.',
  nothingUsed: 'Nobody is asked yet: choose below what visitors may allow.',
  isOn: 'Ask visitors',
  isOnHelp:
    'At the bottom of the window, until they have answered. Their answer is kept for 180 days; they can change it at the bottom of every page.',
  signals: 'Respect browsers that say no',
  signalsHelp: 'Visitors whose browser asks not to be tracked are not asked, and count as having refused.',
  tagManagerTitle: 'Tag manager',
  tagManager: 'Tag manager ID',
  tagManagerHelp:
    'GTM-… for Google Tag Manager, or G-… for Google Analytics alone. It loads only for visitors who allow statistics, and hears which form they start to fill in and the events that you set in a form. Leave empty for none.',
  /** While there is a tag manager and nobody is asked. */
  tagManagerWaits: 'Your tag manager is not loaded yet: visitors have to allow it first. Switch on “Ask visitors”.',
  used: 'Ask for this',
  words: 'What it is for',
  heading: 'Heading',
  text: 'Words below it',
  more: 'Page to read on',
  moreHelp: 'Your page about how you handle data, such as /privacy. Left empty, there is no link.',
  moreLabel: 'Words of that link',
  askAgain: 'Ask everybody again',
  askAgainHelp: 'Also those who have answered already. That happens by itself when there is more to allow.',
  saved: 'Saved.',
} as const
