import { formatNumber } from '@frontage/kit/say'

/** What the home screen says about messages. */
export const newsMessages = {
  title: 'Messages',
  fresh: (count: number) => (count === 1 ? 'One new message' : `${formatNumber(count)} new messages`),
  held: (count: number) => (count === 1 ? 'One message is held for review' : `${formatNumber(count)} messages are held for review`),
  heldText: 'Check them now and then: a real one may be among them.',
  dead: (count: number) => (count === 1 ? 'One notification could not be delivered' : `${count} notifications could not be delivered`),
  deadText: 'The messages themselves are safe in your inbox.',
} as const
