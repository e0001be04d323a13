import { formatNumber } from '@frontage/kit/say'
/** What the owner's screens say about contact forms and messages. */
export const messages = {
  /** Why a form cannot be saved yet. */
  faults: {
    noField: 'A form needs at least one field.',
    sameName: 'Another field has this name already.',
    noLabel: 'Say what it is called: people who cannot see the form hear this.',
    noOptions: 'Give people something to choose from.',
    noQuestion: 'Write at least one question with its answer.',
    noFiles: 'Choose a field for files that stands on the same step or on one before.',
    noAddress: 'Choose the field in which visitors write their e-mail address.',
  },
  list: {
    title: 'Contact forms',
    lead: 'What your visitors fill in, and what becomes of it.',
    none: 'No forms yet',
    noneText: 'Start with one of ours; everything in it can be changed.',
    copied: (title: string) => `Copied: ${title}.`,
    deleted: (title: string) => `Deleted: ${title}.`,
    copyOf: (title: string) => `Copy of ${title}`,
    /** Before a form is deleted. */
    deleting: (entries: number) =>
      entries === 0
        ? 'No message has come in by this form. Pages that show it show nothing in its place. This cannot be undone.'
        : `${countOf(entries, 'message')} ${entries === 1 ? 'was' : 'were'} sent with this form. They are deleted with it, and their files too. This cannot be undone.`,
    sure: (entries: number) => `Yes, delete the ${entries === 1 ? 'message' : `${formatNumber(entries)} messages`} too`,
  },
  importing: {
    lead: 'Paste the form tab of Contact Form 7. Nothing is kept before you have seen what was understood.',
    all: 'Everything was understood.',
    some: (count: number) => `${countOf(count, 'line')} could not be understood`,
    someText: 'The rest can be used. Add what is missing by hand afterwards.',
  },
  editor: {
    saved: 'Saved',
    unsaved: 'Changes not saved yet',
    faulty: (count: number) => `${countOf(count, 'thing')} to put right before it can be saved`,
    /** Two people changed the same form. */
    conflict: 'Somebody else has saved this form in the meantime',
    conflictText: 'Nothing of yours is lost. Keep yours, and it becomes the newest version; theirs stays in the list of versions.',
    restored: (version: number) => `Version ${version} is back, as the newest one.`,
    /** When a field that messages know gets another name. */
    renamed: (name: string) =>
      `Messages that came in before keep “${name}”. In exports the old and the new name stand side by side, and whatever reads your letters or calls has to learn the new one.`,
    stray: (names: readonly string[]) =>
      `No field is called ${names.map((name) => `[${name}]`).join(', ')}: it would stay empty in the letter.`,
    thanksNote: 'Nothing that was filled in can stand in this letter: otherwise strangers could send anything to anybody in your name.',
    moved: (name: string, step: number, place: number, steps: number) =>
      steps > 1 ? `${name} is number ${place} of step ${step}.` : `${name} is number ${place}.`,
    stays: 'It stands at the end already.',
  },
  inbox: {
    title: 'Messages',
    lead: 'What people wrote to you in your forms.',
    pick: 'Choose a message to read it.',
    reply: 'Reply by e-mail',
    noReply: 'No address was given',
    moved: {
      new: 'Marked as unread',
      read: 'Put back into the inbox',
      done: 'Done',
      spam: 'Held back as spam',
      trash: 'In the bin',
    },
    released: 'Released. Its letters are on their way.',
    deleting: (count: number) => `${countOf(count, 'message')} and what was attached will be gone for good. This cannot be undone.`,
    retried: 'It is being tried again.',
    /** Why it was held back, in words. */
    doubts: {
      honeypot: 'A field was filled in that people do not see. Programs fill in everything.',
      'too-fast': 'It was filled in faster than anybody can type.',
      'too-many': 'Many messages came from the same place in a short time.',
      disallowed: 'It holds one of the words that you hold back.',
      links: 'It is full of links.',
      'bot-check': 'The check that tells visitors from programs did not succeed.',
      'no-agent': 'It was not sent by a browser.',
      'no-ticket': 'It came from an older page, or from a program: nothing told when its form was opened.',
    },
    none: {
      inbox: ['No messages yet', 'What people write in your forms shows up here.'],
      new: ['Everything is read', 'New messages show up here by themselves.'],
      done: ['Nothing is done yet', 'Messages that you have seen to are kept here.'],
      spam: ['Nothing was held back', 'Doubtful messages wait here until you have had a look. After 30 days they go.'],
      trash: ['The bin is empty', 'What you throw away lies here until you delete it for good.'],
    },
    nothingFits: ['No message fits', 'Try other words, or take a filter away.'],
    heldTitle: 'This message was held back',
    heldText: 'No letter has left. If it is a real message, release it: then everything takes its course.',
  },
  news: {
    title: 'Messages',
    fresh: (count: number) => (count === 1 ? 'A new message' : `${formatNumber(count)} new messages`),
    held: (count: number) => (count === 1 ? 'One message was held back' : `${formatNumber(count)} messages were held back`),
    heldText: 'Have a look now and then: a real one may be among them.',
    dead: (count: number) => (count === 1 ? 'A letter or call about a message failed' : `${count} letters or calls about messages failed`),
    deadText: 'The messages themselves are safe in your inbox.',
  },
} as const

/** "One message", "12 messages". */
function countOf(count: number, noun: string): string {
  return count === 1 ? `One ${noun}` : `${formatNumber(count)} ${noun}s`
}
