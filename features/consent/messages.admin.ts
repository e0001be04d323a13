/** What the owner's screen says. */
export const messages = {
  title: 'Cookies',
  lead: 'Whether visitors are asked before anything of others is loaded, and in which words.',
  /** While nobody is asked. */
  notNeeded:
    'This site itself needs no question: it sets no cookie that follows anybody, and videos and maps of others are loaded only when somebody presses them. Ask when you count visits, or when videos and maps should show without a press.',
  nothingUsed: 'Nobody is asked yet: say below what there is to allow.',
  isOn: 'Ask visitors',
  isOnHelp:
    'At the foot of the window, until they have answered. What they said is kept for 180 days; they can change it at the foot of every page.',
  signals: 'Believe browsers that say no',
  signalsHelp: 'Whose browser says that they do not want to be followed is not asked, and has refused.',
  tagManagerTitle: 'Tag manager',
  tagManager: 'Id of your tag manager',
  tagManagerHelp:
    'From Google: GTM-… for Tag Manager, G-… for Analytics alone. It is loaded only for visitors who allow statistics, and is told which form they go to first and what you have a form tell it. Empty: none.',
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
