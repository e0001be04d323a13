import { formatNumber } from '@frontage/kit/say'

/** What the home screen says about messages. */
export const newsMessages = {
  title: 'Messages',
  fresh: (count: number) => (count === 1 ? 'One new message' : `${formatNumber(count)} new messages`),
  held: (count: number) => (count === 1 ? 'One message is held for review' : `${formatNumber(count)} messages are held for review`),
  heldText: 'Check them now and then: a real one may be among them.',
  dead: (count: number) => (count === 1 ? 'One notification could not be delivered' : `${count} notifications could not be delivered`),
  deadText: 'The messages themselves are safe in your inbox.',
  /** Why one was held. */
  doubts: {
    honeypot: 'A hidden field was filled in. People cannot see it; bots fill in everything.',
    'too-fast': 'It was filled in faster than anybody can type.',
    'too-many': 'Many messages came from the same network in a short time.',
    disallowed: 'It contains one of the words that hold a message for review.',
    links: 'It contains many links.',
    'bot-check': 'The spam check did not succeed.',
    'no-agent': 'It was not sent by a browser.',
    'no-ticket': 'It came from an outdated page or a bot: there is no record of when the form was opened.',
  },
} as const
