import { formatNumber } from '@frontage/kit/say'
import { DAYS_REMOVED } from '../spec'

const pagesOf = (count: number): string => (count === 1 ? 'One page' : `${formatNumber(count)} pages`)

/** Words for where a page stands. */
export const stateNames = {
  all: 'All',
  published: 'Published',
  changed: 'Unpublished changes',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  removed: 'Trash',
} as const

/** What the owner's screens around the editor say about pages. */
export const messages = {
  list: {
    title: 'Pages',
    lead: 'All pages of your site, published or not.',
    none: {
      all: ['No pages yet', 'Start with a ready-made page and fill it in.'],
      published: ['Nothing published yet', 'Publish a page so that visitors can see it.'],
      changed: ['No unpublished changes', 'Published pages with changes that visitors do not see yet appear here.'],
      draft: ['No drafts', 'Pages that visitors cannot see yet appear here.'],
      scheduled: ['Nothing scheduled', 'Pages that will be published or unpublished at a set time appear here.'],
      removed: ['The trash is empty', `Pages stay here for ${DAYS_REMOVED} days and can be restored. Then they are deleted for good.`],
    },
    nothingFits: ['No pages match', 'Try another word from the title or the path.'],
    goesLive: 'Goes live',
    goesDown: 'Goes offline',
    missed: { publish: 'Not published on time', unpublish: 'Not unpublished on time' },
    faults: (count: number) => (count === 1 ? 'One issue to fix' : `${count} issues to fix`),
    removed: (title: string) => `${title} was moved to trash. Visitors no longer see it.`,
    cameBack: (title: string) => `${title} was restored as a draft.`,
    copied: (title: string) => `${title} was created as a draft.`,
    copyOf: (title: string) => `${title} (copy)`,
    removing: `Visitors will no longer see it. It stays in the trash for ${DAYS_REMOVED} days and can be restored.`,
  },
  create: {
    title: 'New page',
    pathHelp: 'The address of the page on your site. Made from the title.',
    titleHelp: 'Shown in browser tabs and search results.',
    noTitle: 'Enter a title.',
    blank: 'A blank page',
  },
  import: {
    title: 'Import pages',
    lead: 'A file exported from this site or another one. You see what is in it before anything is saved.',
    tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB.`,
    outcomes: { new: 'New', changed: 'Replaces the draft', same: 'Already here' },
    bad: 'This file cannot be imported',
    found: (count: number) => `${pagesOf(count)} in this file. Nothing has been saved yet.`,
    nothingNew: 'Everything in this file is already here.',
    done: (count: number) => `${pagesOf(count)} imported as ${count === 1 ? 'a draft' : 'drafts'}. Publish what visitors should see.`,
  },
  page: {
    states: { published: 'Published', changed: 'Unpublished changes', draft: 'Draft' },
    saved: 'Saved',
    saving: 'Saving…',
    unsaved: 'Unsaved changes',
    failed: 'Not saved',
    again: 'We keep trying automatically.',
    gone: 'This page no longer exists',
    goneText: 'Somebody may have moved it to the trash. You can restore it there.',
    tookTheirs: 'The page now shows their version. Undo brings yours back.',
    keepCopy: 'Save mine as a copy',
    keptCopy: 'Your version was saved as a new draft.',
    unpublished: 'Unpublished. Visitors no longer see it.',
    unpublishing: 'Visitors will no longer see it, and links to it will stop working. It stays here as a draft.',
    discarded: 'The page is back to its published version. Undo brings your changes back.',
    discarding: 'The page goes back to the version that visitors see now.',
    restored: (version: number) => `Version ${version} was restored as the draft. Visitors see it once you publish it.`,
    leaving: 'Your latest changes could not be saved.',
  },
  schedule: {
    title: 'Schedule',
    lead: 'The draft is published as it is at that time.',
    zone: (name: string) => `Times are in the time zone of the site: ${name}.`,
    set: 'Schedule saved.',
    taken: 'Schedule removed.',
    publishes: (when: string) => `Will be published on ${when}.`,
    unpublishes: (when: string) => `Will be unpublished on ${when}.`,
    faults: {
      'publish-past': 'This time has passed. Publish the page now, or choose a later time.',
      'unpublish-past': 'This time has passed. Choose a later time.',
      turned: 'Choose a time after the page is published.',
    },
  },
  share: {
    title: 'Share draft',
    lead: 'Anybody with the link sees the current draft without signing in. Search engines do not.',
    once: 'Copy the link now: it is not shown again.',
    ends: 'Expires',
    none: 'There are no active links.',
    some: (count: number) => (count === 1 ? 'One link shows the draft.' : `${count} links show the draft.`),
    stopped: 'All links were disabled.',
    copied: 'Copied.',
    blocked: 'Your browser blocked the new window. Allow pop-ups for this site, and try again.',
  },
  history: {
    title: 'History',
    lead: 'Every published version. Restoring one makes it the draft; visitors see it once you publish.',
    none: 'Nothing has been published yet. Every version you publish is saved here.',
    same: 'It is the same as the current draft.',
    changedSince: 'Changes since then',
    drawn: (version: number) => `Preview of version ${version}`,
    settings: {
      title: 'Title',
      path: 'Path',
      description: 'Description',
      hidden: 'Hidden from search engines',
      picture: 'Social media picture',
    },
    rows: { added: 'added', removed: 'removed', moved: 'moved', set: 'settings changed' },
    modules: { added: 'added', removed: 'removed', changed: 'changed' },
    order: (place: number) => `Row ${place}: order changed`,
    /** Of two versions of a page, where what differs is no text. */
    conflict: {
      row: (place: number) => `Row ${place}`,
      rowSettings: (place: number) => `Row ${place}: settings`,
      rowOrder: (place: number) => `Row ${place}: order`,
      module: (place: number, title: string) => `Row ${place}: ${title}`,
      theirs: 'As they set it',
      mine: 'As you set it',
      elsewhere: 'In another place',
      missing: 'Not on the page',
      present: 'On the page',
    },
  },
  settings: {
    title: 'Page settings',
    path: 'Path',
    pathMoves: (before: string) => `Once you publish, the old address ${before} redirects to the new one.`,
    description: 'Description',
    descriptionHelp: 'One or two sentences that search engines show below the title.',
    descriptionLength: (length: number) =>
      length === 0
        ? 'Without one, search engines pick text from the page.'
        : length > 160
          ? `${length} characters. Search engines cut it off after about 160.`
          : `${length} of about 160 characters`,
    hidden: 'Hide from search engines',
    hiddenHelp: 'Visitors who have the address can still see it.',
    result: 'Preview of the search result',
    notShown: 'This page is hidden from search engines.',
    picture: 'Social media picture',
    pictureHelp: 'Shown when somebody shares a link to this page. Best size: 1200 × 630 pixels.',
  },
} as const
