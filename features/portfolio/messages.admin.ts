import { formatNumber } from '@frontage/kit/say'
import { TRASH_DAYS } from '@frontage/kit/trash-spec'
import type { ItemType, OpenIn, State, Taxonomy } from './item'

const itemsOf = (count: number): string => (count === 1 ? 'One item' : `${formatNumber(count)} items`)

/** Texts for what an item is made of. */
export const typeNames: Readonly<Record<ItemType, string>> = { image: 'Picture', video: 'Video', page: 'Page', iframe: 'Website' }

export const typeAbouts: Readonly<Record<ItemType, string>> = {
  image: 'Opens large, in front of the page.',
  video: 'Plays in front of the page.',
  page: 'Opens its own page, or another page that you choose.',
  iframe: 'Shows another website in a window, at desktop, tablet or phone size.',
}

export const openInNames: Readonly<Record<OpenIn, string>> = {
  modal: 'In a window over the page',
  'new-tab': 'In a new tab',
  'same-tab': 'In the same tab',
}

export const stateNames: Readonly<Record<'all' | State, string>> = { all: 'All', published: 'Published', draft: 'Drafts' }

export const taxonomyNames: Readonly<Record<Taxonomy, string>> = { category: 'Categories', other: 'Other categories', tag: 'Tags' }
/** One of each. */
export const termNouns: Readonly<Record<Taxonomy, string>> = { category: 'category', other: 'other category', tag: 'tag' }

/** What the owner's screens say about the portfolio. */
export const messages = {
  list: {
    title: 'Portfolio',
    lead: 'Your work, in the order visitors see it.',
    none: 'No items yet',
    noneText: 'Add your first item, or import items from WordPress.',
    noneOf: { draft: 'No drafts', published: 'No published items' },
    noneOfText: { draft: 'Items that you have not published are listed here.', published: 'Publish an item to show it to visitors.' },
    nothingFits: 'No items match',
    nothingFitsText: 'Try other words or clear a filter.',
    /** When the order cannot be changed. */
    orderOff: 'To change the order, show all items first.',
    moved: (title: string, place: number) => `${title} is now number ${place}.`,
    stays: 'It is already at the end.',
    /** What two orders are called where they are compared. */
    order: 'Order',
    withoutPicture: 'No picture',
  },
  bulk: {
    publish: (count: number) => `${itemsOf(count)} published.`,
    withdraw: (count: number) => `${itemsOf(count)} unpublished. Visitors no longer see ${count === 1 ? 'it' : 'them'}.`,
    remove: (count: number) => `${itemsOf(count)} moved to trash.`,
    'add-term': (count: number) => `${itemsOf(count)} changed.`,
    'drop-term': (count: number) => `${itemsOf(count)} changed.`,
    removing: 'Visitors no longer see what is in the trash. Pictures stay in your media.',
    /** In a question. */
    some: (count: number) => itemsOf(count).toLowerCase(),
  },
  editor: {
    isNew: 'New item',
    saved: 'Saved',
    published: 'Published. Visitors can see it now.',
    withdrawn: 'Unpublished. Visitors no longer see it.',
    gone: 'This item no longer exists',
    goneText: 'Somebody may have deleted it.',
    uploadPictures: 'Upload pictures',
    uploadHelp: 'Drop as many as you like anywhere on this screen. The first one becomes the card picture.',
    undescribed: (count: number) => (count === 1 ? 'One picture has no description yet.' : `${count} pictures have no description yet.`),
    pictureHelp: 'Shown on the card.',
    largeHelp: 'Shown when the item is opened. Without one, the card picture is used.',
    moreHelp: (most: number) => `Shown on the item’s own page, in this order. At most ${most}.`,
    factsHelp: (most: number) => `Shown on the item’s own page, such as how long it took or where it is. At most ${most}.`,
    pictureGone: 'This picture is no longer in your media.',
    slugHelp: 'Leave empty to create it from the title. If you change it, links to the old address stop working.',
    siteTypeHelp: 'A word shown on the card, such as “premium”.',
    actionHelp: 'Shown in the bar of the preview window, beside the title.',
    pageSiteHelp: 'Leave empty to open this item’s own page.',
    videoHelp: 'A YouTube or Vimeo link or the address of a video file, or choose one of your own videos.',
    excerptHelp: 'One or two sentences, for search engines and short lists.',
    /** The site that an item shows, looked up when it is saved. */
    framing: {
      allowed: 'This website can be shown inside yours.',
      forbidden: 'This website can’t be embedded. A picture and a link are shown instead.',
      unknown: 'We check whether this website can be embedded when you save.',
    },
    previewTitle: 'Page preview',
    previewNote: 'Only you see this. It includes your unsaved changes.',
    previewDraft: 'Visitors do not see it yet.',
  },
  terms: {
    title: 'Categories and tags',
    lead: 'Organise your work. Visitors filter the portfolio by these. Other categories are a second set, such as places or materials.',
    none: { category: 'No categories yet', other: 'No other categories yet', tag: 'No tags yet' },
    noneText: {
      category: 'Group your items by what visitors look for, such as services or products.',
      other: 'A second way to group items, such as locations or styles.',
      tag: 'Keywords that several items share.',
    },
    saved: (name: string) => `Saved: ${name}.`,
    removed: (name: string) => `Moved to trash: ${name}.`,
    merged: (from: string, into: string) => `${from} was merged into ${into}.`,
    removing: `Its items are not deleted; they only lose this label. Anything below it moves up one level. You can restore it for ${TRASH_DAYS} days.`,
    mergeHelp: 'Its items get this one instead.',
    items: (count: number) => (count === 0 ? 'none published' : `${formatNumber(count)} published`),
  },
  import: {
    title: 'Import',
    lead: 'Import your portfolio from WordPress. Items that you imported before are updated; nothing is deleted.',
    fileHelp: 'In WordPress, go to Tools, Export and choose Portfolio. The file name ends in .xml.',
    siteHelp: 'Only items that visitors can see there are imported.',
    picturesHelp: 'Pictures are downloaded from the website where they are now.',
    noItems: 'There is no portfolio in this file. Export “Portfolio” or “All content” from WordPress and try again.',
    noFile: 'This is not a WordPress export file. Choose the .xml file that you downloaded from WordPress.',
    tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB. Import it on the server instead.`,
    found: (items: number, published: number) =>
      `${itemsOf(items)} in this file: ${formatNumber(published)} published, ${formatNumber(items - published)} not.`,
    foundThere: (items: number, fresh: number) =>
      `${itemsOf(items)} on this site: ${formatNumber(fresh)} new, ${formatNumber(items - fresh)} already imported.`,
    running: 'You can leave this page. The import continues.',
    looking: 'Looking for items…',
    progress: (done: number, total: number) => `${formatNumber(done)} of ${itemsOf(total).toLowerCase()}`,
    done: (added: number, changed: number, pictures: number) =>
      `${formatNumber(added)} added, ${formatNumber(changed)} updated, ${pictures === 1 ? 'one picture' : `${formatNumber(pictures)} pictures`} downloaded.`,
    left: 'Not imported',
  },
  look: {
    title: 'Portfolio displays',
    lead: 'How the portfolio looks on your pages. Choose a display in the settings of a portfolio block.',
    none: 'No displays yet',
    noneText: 'Pages show the standard layout until you set up a display.',
    saved: (name: string) => `Saved: ${name}.`,
    removed: (name: string) => `Moved to trash: ${name}.`,
    removing: 'Pages that use it will show nothing in its place. Your items are not affected.',
  },
} as const
