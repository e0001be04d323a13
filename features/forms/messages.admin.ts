import { formatNumber } from '@frontage/kit/say'
/** What the owner's screens say about contact forms and messages. */
export const messages = {
  /** Why a form cannot be saved yet. */
  faults: {
    noField: 'A form needs at least one field.',
    sameName: 'Another field already has this name.',
    noLabel: 'Enter a label. Screen readers read it aloud.',
    noOptions: 'Add at least one choice.',
    noQuestion: 'Add at least one question with its answer.',
    noFiles: 'Choose a file field on the same step or an earlier one.',
    noAddress: 'Choose the field for the visitor’s e-mail address.',
  },
  list: {
    title: 'Contact forms',
    lead: 'The forms visitors write to you with.',
    none: 'No forms yet',
    noneText: 'Start with a ready-made form. You can change everything in it.',
    copied: (title: string) => `Copied: ${title}.`,
    deleted: (title: string) => `Deleted: ${title}.`,
    copyOf: (title: string) => `Copy of ${title}`,
    /** Before a form is deleted. */
    deleting: (entries: number) =>
      entries === 0
        ? 'No messages were sent with this form. Pages that use it will show nothing in its place. This cannot be undone.'
        : `${countOf(entries, 'message')} ${entries === 1 ? 'was' : 'were'} sent with this form. Deleting the form also deletes ${entries === 1 ? 'it' : 'them'}, with all attached files. This cannot be undone.`,
    sure: (entries: number) => `Also delete the ${entries === 1 ? 'message' : `${formatNumber(entries)} messages`}`,
  },
  importing: {
    lead: 'Paste the content of the Form tab of Contact Form 7. You see the result before anything is saved.',
    all: 'Everything could be read.',
    some: (count: number) => `${countOf(count, 'line')} could not be read`,
    someText: 'The rest can be imported. Add what is missing by hand afterwards.',
  },
  editor: {
    saved: 'Saved',
    unsaved: 'Unsaved changes',
    faulty: (count: number) => `${countOf(count, 'problem')} to fix before you can save`,
    /** Two people changed the same form. */
    conflict: 'Somebody else has saved this form in the meantime',
    conflictText: 'Your changes are not lost. If you keep yours, they become the newest version, and theirs stays under Versions.',
    restored: (version: number) => `Version ${version} was restored as the newest version.`,
    /** When a field that messages know gets another name. */
    renamed: (name: string) =>
      `Messages received before keep “${name}”. Exports show the old and the new name side by side. Other systems that read your e-mails or webhooks need the new name.`,
    stray: (names: readonly string[]) =>
      `No field is called ${names.map((name) => `[${name}]`).join(', ')}, so nothing will appear in its place in the e-mail.`,
    thanksNote: 'This e-mail cannot include what visitors typed. Otherwise strangers could send anything to anybody in your name.',
    moved: (name: string, step: number, place: number, steps: number) =>
      steps > 1 ? `${name} is now number ${place} in step ${step}.` : `${name} is now number ${place}.`,
    stays: 'It cannot move any further.',
  },
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
  news: {
    title: 'Messages',
    fresh: (count: number) => (count === 1 ? 'One new message' : `${formatNumber(count)} new messages`),
    held: (count: number) => (count === 1 ? 'One message is held for review' : `${formatNumber(count)} messages are held for review`),
    heldText: 'Check them now and then: a real one may be among them.',
    dead: (count: number) => (count === 1 ? 'One notification could not be delivered' : `${count} notifications could not be delivered`),
    deadText: 'The messages themselves are safe in your inbox.',
  },
} as const

/** "One message", "12 messages". */
function countOf(count: number, noun: string): string {
  return count === 1 ? `One ${noun}` : `${formatNumber(count)} ${noun}s`
}
