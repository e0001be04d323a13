import { formatNumber } from '@frontage/kit/say'
import { countOf } from '../messages.admin'

/** What the owner's screens say about messages. */
export const messages = {
  inbox: {
    title: 'Messages',
    lead: 'What visitors sent with your forms.',
    pick: 'Choose a message to read it.',
    reply: 'Reply by e-mail',
    noReply: 'No e-mail address given',
    moved: {
      new: 'Marked as unread',
      read: 'Moved to inbox',
      done: 'Marked as done',
      spam: 'Marked as spam',
      trash: 'Moved to trash',
    },
    released: 'Released. Its e-mails are being sent.',
    deleting: (count: number) =>
      `${countOf(count, 'One message', 'messages')} and all attached files will be deleted for good. This cannot be undone.`,
    retried: 'Trying again.',
    /** Why it was held back, in words. */
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
    none: {
      inbox: ['No messages yet', 'Messages from your forms appear here.'],
      new: ['No unread messages', 'New messages appear here automatically.'],
      done: ['No messages done yet', 'Messages that you mark as done move here.'],
      spam: ['Nothing held for review', 'Suspicious messages wait here until you release them. They are deleted after 30 days.'],
      trash: ['The trash is empty', 'Messages stay here until you delete them for good.'],
    },
    nothingFits: ['No messages match', 'Try other words, or remove a filter.'],
    heldTitle: 'This message is held for review',
    heldText: 'No e-mails were sent. If it is a real message, release it to send them now.',
  },
  files: {
    unchecked: 'Not checked for viruses yet',
    infected: 'a virus was found in this file, and it was deleted.',
    warningTitle: 'Download without a virus check?',
    warning: (name: string) => `The virus scanner could not check “${name}” yet. It is tried again automatically.`,
    anyway: 'Download anyway',
  },
  correction: {
    title: 'Correct answers',
    lead: 'Earlier answers stay with the message. E-mails and other systems that were already told keep what they were sent.',
    note: 'Reason',
    noteHelp: 'Shown with the message, and in exports.',
    save: 'Save correction',
    saved: 'Correction saved',
    none: 'No answer',
    freeText: (label: string) => `${label}: own words`,
    by: (name: string) => `Corrected by ${name || 'somebody'}`,
    earlier: 'Earlier answer',
    earlierTo: (label: string) => `Earlier answer: ${label}`,
  },
  news: {
    title: 'Messages',
    fresh: (count: number) => (count === 1 ? 'One new message' : `${formatNumber(count)} new messages`),
    held: (count: number) => (count === 1 ? 'One message is held for review' : `${formatNumber(count)} messages are held for review`),
    heldText: 'Check them now and then: a real one may be among them.',
    dead: (count: number) => (count === 1 ? 'One notification could not be delivered' : `${count} notifications could not be delivered`),
    deadText: 'The messages themselves are safe in your inbox.',
  },
} as const
