import { TRASH_DAYS } from '@frontage/kit/trash-spec'
import { countOf } from '../messages.admin'
import { newsMessages } from './messages.news'

/** What the owner's screens say about messages. */
export const messages = {
  inbox: {
    title: 'Messages',
    lead: 'What visitors sent with your forms.',
    pick: 'Choose a message to read it.',
    reply: 'Reply',
    replyElsewhere: 'Reply in your e-mail program',
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
    doubts: newsMessages.doubts,
    none: {
      inbox: ['No messages yet', 'Messages from your forms appear here.'],
      new: ['No unread messages', 'New messages appear here automatically.'],
      done: ['No messages done yet', 'Messages that you mark as done move here.'],
      spam: ['Nothing held for review', 'Suspicious messages wait here until you release them. They are deleted after 30 days.'],
      trash: ['The trash is empty', `Messages stay here for ${TRASH_DAYS} days and can be restored. Then they are deleted for good.`],
    },
    nothingFits: ['No messages match', 'Try other words, or remove a filter.'],
    heldTitle: 'This message is held for review',
    heldText: 'No e-mails were sent. If it is a real message, release it to send them now.',
  },
  replies: {
    title: 'Replies',
    form: 'Reply',
    label: (to: string) => `Your reply to ${to}`,
    help: 'Sent as an e-mail, with the message quoted below your text.',
    send: 'Send reply',
    /** While there is no mail server. */
    store: 'Save reply',
    onItsWay: 'Your reply is being sent.',
    storedOnly: 'Your reply was saved. It was not sent: there is no mail server yet.',
    willBeStored: 'No mail server is set up, so replies are saved here and not sent yet.',
    notSentYet: 'Not sent yet: no mail server.',
    setUpServer: 'Set up a mail server',
    askOwner: 'Ask an owner of the site to set one up.',
    sendNow: 'Send now',
    again: 'Try again',
    noAddress: 'No e-mail address was given with this message, so you cannot answer it by e-mail.',
    to: (address: string) => `to ${address}`,
    somebody: 'Somebody',
    isAnswered: 'Answered',
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
