import { formatNumber } from '@frontage/kit/say'
import type { ItemType, OpenIn, State, Taxonomy } from './item'

const itemsOf = (count: number): string => (count === 1 ? 'One item' : `${formatNumber(count)} items`)

/** Words for what an item is made of. */
export const typeNames: Readonly<Record<ItemType, string>> = { image: 'Picture', video: 'Video', page: 'Page', iframe: 'Website' }

export const typeAbouts: Readonly<Record<ItemType, string>> = {
  image: 'Opens large, in front of the page.',
  video: 'Plays in front of the page.',
  page: 'Opens its own page, or one that you name.',
  iframe: 'Shows another website in a window, on the screen of a desktop, tablet or phone.',
}

export const openInNames: Readonly<Record<OpenIn, string>> = {
  modal: 'In a window in front of the page',
  'new-tab': 'In a new tab',
  'same-tab': 'In place of the page',
}

export const stateNames: Readonly<Record<'all' | State, string>> = { all: 'All', published: 'Published', draft: 'Drafts' }

export const taxonomyNames: Readonly<Record<Taxonomy, string>> = { category: 'Categories', other: 'Other categories', tag: 'Tags' }
/** One of each. */
export const termNouns: Readonly<Record<Taxonomy, string>> = { category: 'category', other: 'other category', tag: 'tag' }

/** What the owner's screens say about the portfolio. */
export const messages = {
  list: {
    title: 'Portfolio',
    lead: 'Your work, in the order in which visitors see it.',
    none: 'Nothing to show yet',
    noneText: 'Add the first thing that you are proud of, or bring your items along from WordPress.',
    noneOf: { draft: 'No drafts', published: 'Nothing is published yet' },
    noneOfText: { draft: 'What you begin and do not publish waits here.', published: 'Publish an item, and visitors see it.' },
    nothingFits: 'No item fits',
    nothingFitsText: 'Try other words, or take a filter away.',
    /** When the order cannot be changed. */
    orderOff: 'Items can be put in order while all of them are shown.',
    moved: (title: string, place: number) => `${title} is number ${place}.`,
    stays: 'It stands at the end already.',
    withoutPicture: 'No picture',
  },
  bulk: {
    publish: (count: number) => `${itemsOf(count)} published.`,
    withdraw: (count: number) => `${itemsOf(count)} withdrawn: visitors do not see ${count === 1 ? 'it' : 'them'} any more.`,
    remove: (count: number) => `${itemsOf(count)} deleted.`,
    'add-term': (count: number) => `${itemsOf(count)} sorted.`,
    'drop-term': (count: number) => `${itemsOf(count)} sorted.`,
    removing: (count: number) => `${itemsOf(count)} will be gone for good; the pictures stay in the media. This cannot be undone.`,
  },
  editor: {
    isNew: 'New item',
    saved: 'Saved',
    published: 'Published. Visitors see it now.',
    withdrawn: 'Withdrawn. Only you see it now.',
    unsaved: 'Changes not saved yet',
    gone: 'This item is gone',
    goneText: 'Somebody may have deleted it.',
    pictureHelp: 'What the card shows.',
    largeHelp: 'What is shown large; without it the picture of the card is.',
    moreHelp: (most: number) => `Shown on the item’s own page, in this order. At most ${most}.`,
    pictureGone: 'This picture is not in the media any more.',
    slugHelp: 'Made from the title when it is left empty. Links to the old address stop working when you change it.',
    siteTypeHelp: 'A word on the card, such as “premium”.',
    actionHelp: 'Stands in the bar of the window, beside the title.',
    pageSiteHelp: 'Left empty, it opens the page that this item has here.',
    videoHelp: 'At YouTube or Vimeo, or of a video file; or choose one of your own.',
    excerptHelp: 'One or two sentences, for search engines and short lists.',
    /** The site that an item shows, looked up when it is saved. */
    framing: {
      allowed: 'This site can be shown inside yours.',
      forbidden: 'This site does not allow to be shown inside yours; a picture and a link are shown instead.',
      unknown: 'Whether this site can be shown inside yours is not known yet; it is looked up when you save.',
    },
    previewTitle: 'How its page will look',
    previewNote: 'Only you see this: it is how the item stands in the editor, kept or not.',
    previewDraft: 'Visitors do not see it yet.',
  },
  terms: {
    title: 'Categories and tags',
    lead: 'What your work is sorted by. Visitors filter with them.',
    none: { category: 'No categories yet', other: 'No other categories yet', tag: 'No tags yet' },
    noneText: {
      category: 'Kitchens, bathrooms, decks: whatever visitors look for.',
      other: 'A second way to sort, such as places or styles.',
      tag: 'Loose words that several items share.',
    },
    saved: (name: string) => `Saved: ${name}.`,
    removed: (name: string) => `Deleted: ${name}.`,
    merged: (from: string, into: string) => `${from} is now part of ${into}.`,
    removing: 'Its items stay; they are only not sorted under it any more. What stands below it moves up one step.',
    mergeHelp: 'Its items move there instead of losing it.',
    items: (count: number) => (count === 0 ? 'nothing published' : `${formatNumber(count)} published`),
  },
  import: {
    title: 'Import',
    lead: 'Bring your portfolio along from WordPress. Nothing that is here is lost: items that came before are brought up to date.',
    fileHelp: 'In WordPress: Tools, Export, Portfolio. The file ends in .xml.',
    siteHelp: 'The address of the site. Only what visitors can see there comes in.',
    picturesHelp: 'They are fetched from where they are now.',
    noItems: 'There is no portfolio in this file. Please export “Portfolio” or “All content”.',
    noFile: 'This is not an export of WordPress.',
    tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB. Please import it on the server.`,
    found: (items: number, published: number) =>
      `${itemsOf(items)} in this file: ${formatNumber(published)} published, ${formatNumber(items - published)} not.`,
    foundThere: (items: number, fresh: number) =>
      `${itemsOf(items)} on this site: ${formatNumber(fresh)} new, ${formatNumber(items - fresh)} here already.`,
    running: 'It goes on when you leave this page.',
    looking: 'Looking for items…',
    progress: (done: number, total: number) => `${formatNumber(done)} of ${itemsOf(total).toLowerCase()}`,
    done: (added: number, changed: number, pictures: number) =>
      `${formatNumber(added)} added, ${formatNumber(changed)} brought up to date, ${pictures === 1 ? 'one picture' : `${formatNumber(pictures)} pictures`} fetched.`,
    left: 'What did not come in',
  },
  look: {
    title: 'Portfolio displays',
    lead: 'How the portfolio looks on your pages. Pages refer to a display by its number.',
    none: 'No displays yet',
    noneText: 'Pages show the portfolio as it comes until you set up something else.',
    saved: (name: string) => `Saved: ${name}.`,
    removed: (name: string) => `Removed: ${name}.`,
    removing: 'Pages that show it show nothing in its place. This cannot be undone. Your items stay as they are.',
  },
} as const
