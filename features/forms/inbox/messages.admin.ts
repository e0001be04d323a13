import { countOf } from '../messages.admin'
import { newsMessages } from './messages.news'

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
    deleting: (count: number) => `${countOf(count, 'message')} and all attached files will be deleted for good. This cannot be undone.`,
    retried: 'Trying again.',
    /** Why it was held back, in words. */
    doubts: newsMessages.doubts,
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
} as const
