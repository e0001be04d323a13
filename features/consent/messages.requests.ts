/** What the screen for privacy requests says. */
export const messages = {
  title: 'Privacy requests',
  lead: 'Find, hand over or erase what this site stores about a person. Only owners see this screen.',
  find: {
    title: 'Look up a person',
    lead: 'Enter the e-mail address of the person who asked. Spelling with capitals, a name around it or a +tag makes no difference.',
    label: 'E-mail address',
    button: 'Look up',
    nothing: 'Nothing is stored under this address',
    nothingText: 'Messages and reviews without an address cannot be found here. Search for the name under Messages and Reviews.',
    found: (mailbox: string): string => `Stored about ${mailbox}`,
    files: { one: '{count} file', other: '{count} files' },
    named: 'The address also appears in what other people wrote',
    namedText: 'This belongs to them and is neither downloaded nor erased. Look at it, and delete it by hand if you should:',
    signsIn: 'Somebody signs in with this address',
    signsInText: 'An account cannot be erased here. Change its address under People first, then erase the old address.',
    open: 'An erasure was started and not finished',
    openText: 'Erase again to finish it.',
    erased: 'Erased before',
  },
  download: 'Download everything',
  downloading: 'Collecting data and files. This can take a minute.',
  downloaded: 'Downloaded. The file is personal: delete it when you have handed it over.',
  statement: {
    button: 'Show statement',
    back: 'Privacy requests',
    print: 'Print',
    title: 'Statement of stored data',
    lead: (site: string): string => `This is what the website of ${site} stores about the holder of this e-mail address.`,
    address: 'E-mail address',
    date: 'Date',
    files: 'Files',
    nothing: 'Nothing is stored under this address.',
    rights: 'Your rights',
    rightsText: (site: string): string =>
      `You can ask ${site} for a copy of these data with all files, for corrections, and for deletion. You can also complain to the authority for privacy or data protection in your country.`,
  },
  erase: {
    button: 'Erase',
    title: (mailbox: string): string => `Erase ${mailbox}?`,
    goes: 'Deleted for good, everywhere on this site:',
    stays: 'What stays:',
    proof:
      'A keyed hash of the address with the time, your name and these counts, as proof of the erasure. Nobody can read the address from it.',
    others: 'What other people wrote, even where it mentions this person.',
    outside:
      'What has left the site: e-mails that were delivered, data sent to other systems, and files that you downloaded. Ask the recipients to delete it.',
    backups: 'Backups made before. If you restore one, restore it with the list of erasures.',
    warning: 'This cannot be undone. You may be asked for your password.',
    confirm: 'Erase for good',
    erasing: 'Erasing. This can take a minute.',
    cancel: 'Cancel',
    done: (what: string): string => `Erased: ${what}.`,
    doneNothing: 'Nothing was left to erase.',
  },
  erasures: {
    title: 'Erasures so far',
    lead: 'The address is stored as a keyed hash only. Download this list after each erasure and keep it apart from your backups: a restored backup is cleaned with it.',
    button: 'Download list',
    none: 'No erasures yet',
    noneText: 'Each erasure will be listed here with its time, who made it and what was deleted.',
    number: (id: number): string => `Erasure ${id}`,
    by: (name: string): string => (name === 'command' ? 'From the command line' : `By ${name}`),
    restored: 'From a list, when a backup was restored',
    nothing: 'Nothing was stored',
    open: 'Not finished',
    hash: 'Hash',
  },
  affected: {
    title: 'Who was affected?',
    lead: 'For a notice after a data breach: everybody whose messages, reviews, e-mails or activity came in or changed in these days. If somebody could read the whole database, choose the start of your site as the first day.',
    from: 'First day',
    to: 'Last day',
    zone: (zone: string): string => `Days of ${zone}.`,
    missing: 'Choose a day.',
    button: 'Show',
    download: 'Download list',
    downloaded: 'List downloaded.',
    total: { one: '{count} person was affected', other: '{count} people were affected' },
    none: 'Nobody was affected',
    noneText: 'Nothing came in or changed in these days.',
    first: 'The first {count} are shown. Download the list to see everybody.',
  },
} as const

type KindWords = {
  readonly name: string
  /** Before a number: "Message 12". */
  readonly one: string
  readonly count: { readonly one: string; readonly other: string }
  /** What goes along when they are erased. */
  readonly along: string
  /** Where they come from, and for how long they are stored, as the person reads it. */
  readonly about: string
}

/** What is stored about people, by its kind. */
export const kinds: Readonly<Record<string, KindWords>> = {
  messages: {
    name: 'Messages',
    one: 'Message',
    count: { one: '{count} message', other: '{count} messages' },
    along: 'with files, corrections, answers and the e-mails about them',
    about: 'Sent through a form on the website. Stored until deleted, or for as long as is set for the form.',
  },
  emails: {
    name: 'E-mails',
    one: 'E-mail',
    count: { one: '{count} e-mail', other: '{count} e-mails' },
    along: 'sent to the person for other reasons, with what was left to be sent',
    about: 'Sent by the website. Recipient and text are deleted after 30 days.',
  },
  reviews: {
    name: 'Reviews',
    one: 'Review',
    count: { one: '{count} review', other: '{count} reviews' },
    along: 'with pictures, replies and history; your counts and averages change',
    about: 'Written for the website or imported from another one. Stored until deleted.',
  },
  accounts: {
    name: 'Accounts',
    one: 'Account',
    count: { one: '{count} account', other: '{count} accounts' },
    along: '',
    about: 'For signing in to manage the website. Stored while the account exists; the log of activity is stored without limit.',
  },
}
