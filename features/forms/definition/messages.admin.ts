import { countOf } from '../messages.admin'

/** What the owner's screens say about contact forms. */
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
    deleted: (title: string) => `Moved to trash: ${title}.`,
    copyOf: (title: string) => `Copy of ${title}`,
    /** Before a form is moved to the trash. */
    deleting: (entries: number) =>
      entries === 0
        ? 'Pages that use it will show nothing in its place.'
        : `Pages that use it will show nothing in its place. ${countOf(entries, 'One message', 'messages')} sent with it ${entries === 1 ? 'goes' : 'go'} to the trash, too.`,
  },
  importing: {
    lead: 'Paste the content of the Form tab of Contact Form 7. You see the result before anything is saved.',
    all: 'Everything could be read.',
    some: (count: number) => `${countOf(count, 'One line', 'lines')} could not be read`,
    someText: 'The rest can be imported. Add what is missing by hand afterwards.',
  },
  editor: {
    saved: 'Saved',
    noFields: 'No fields yet.',
    emptyStep: 'This step has no fields, so visitors would see an empty page. Add a field or remove the step.',
    faulty: (count: number) => `${countOf(count, 'One problem', 'problems')} to fix before you can save`,
    /** Two people changed the same form. */
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
} as const
