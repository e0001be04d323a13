const places = ['at the top', 'below one'] as const

/** What did not come along, as a line of a report says it: each is a part of “Left out”. */
export const gaps = {
  block: (name: string) => `the block ${name}`,
  coreBlock: (name: string) => `the block “${name}”`,
  blockIn: (block: string, title: string) => `the ${block} block in “${title}”`,
  button: (label: string) => `the button “${label}”, which leads nowhere`,
  link: (label: string) => `the link “${label}”, which leads nowhere`,
  videoBehind: (address: string) => `the video behind words ${address}`,
  form: 'a form in the text',
  picture: (address: string) => `the picture ${address}`,
  pictureOfGallery: (address: string) => `the picture ${address} of a gallery`,
  missedPicture: (address: string, reason: string) => `the picture ${address}: ${reason}`,
  frame: (address: string) => `the frame of ${address}`,
  file: (address: string) => `the media file ${address}`,
  video: (address: string) => `the video ${address}`,
  embedded: (address: string) => `what is embedded from ${address}`,
  reusable: 'a reusable block',
  widget: 'a widget',
  lists: {
    archives: 'the list “archives”',
    calendar: 'the list “calendar”',
    categories: 'the list “categories”',
    'latest-comments': 'the list “latest comments”',
    'latest-posts': 'the list “latest posts”',
    loginout: 'the list “log in or out”',
    'page-list': 'the list “pages”',
    query: 'the list “query”',
    rss: 'the list “RSS”',
    'tag-cloud': 'the list “tag cloud”',
    comments: 'the list “comments”',
  },
  tooDeep: 'what is nested too deeply',
  beaver: (name: string) => `the Beaver Builder module “${name}”`,
  elementor: (name: string) => `the Elementor widget “${name}”`,
  layout: 'the layout of its page builder, which cannot be read: its plain content came instead',
  shortcode: (name: string) => `the shortcode [${name}]`,
  noSuchPost: (name: string) => `the shortcode [${name}]: what it shows is in none of the files`,
  noSuchTitle: (name: string, title: string) => `the shortcode [${name}]: “${title}” is in none of the files`,
  loneRecord: (number: string, title: string) => `form ${number}: the only one in the files, “${title}”, is shown in its place`,
  password: 'its password: it is a draft here',
  isPrivate: 'that it was private: it is a draft here',
  posts: 'the list of posts that this page showed',
  categories: (count: number) =>
    count === 1
      ? '1 category of posts, with its list: pages here are sorted into none'
      : `${count} categories of posts, with their lists: pages here are sorted into none`,
  tags: (count: number) =>
    count === 1
      ? '1 tag of posts, with its list: pages here are sorted into none'
      : `${count} tags of posts, with their lists: pages here are sorted into none`,
  untold: 'the menu, forms, and what is a draft or private: a running site does not tell them, its export file does',
  untoldKind: (kind: string) => `${kind}: a running site does not tell all of it, its export file does`,
  home: (number: string) => `the home page: page ${number} of the old site is in none of the files`,
  homeOfPosts: 'the home page with the latest posts: choose another one here',
  comments: (count: number) => (count === 1 ? '1 comment of a visitor' : `${count} comments of visitors`),
  others: (count: number, type: string) => `${count} × ${type}`,
  unknownFile: (place: number) => `file ${place} of those that were chosen: nothing in it is known here`,
  menu: (name: string, count: number) => (count === 1 ? `the menu “${name}”, 1 link` : `the menu “${name}”, ${count} links`),
  menuItem: (label: string) => `the menu’s “${label}”, which leads nowhere`,
  menuPlace: (label: string, most: number, isTop: boolean) =>
    `the menu’s “${label}”: a menu has at most ${most} links ${places[isTop ? 0 : 1]}`,
  offRedirects: (count: number) => (count === 1 ? '1 redirect that was switched off' : `${count} redirects that were switched off`),
  redirect: (from: string, reason: string) => `the redirect from ${from}: ${reason}`,
  redirects: (count: number) => `${count} old addresses, most of them of pictures: a site has at most 5,000 redirects`,
  changedMessages: (count: number) =>
    count === 1
      ? '1 message changed on the old site since: what came stays as it is'
      : `${count} messages changed on the old site since: what came stays as it is`,
  changedReviews: (count: number) =>
    count === 1
      ? '1 review changed on the old site since: what came stays as it is'
      : `${count} reviews changed on the old site since: what came stays as it is`,
  changed: 'what was changed here since: it stays as it is',
  there: 'what stands here already: it stays as it is',
  gone: 'what was deleted or published here since',
  changedOf: (name: string) => `${name}: what was changed here since: it stays as it is`,
  thereOf: (name: string) => `${name}: what stands here already: it stays as it is`,
  goneOf: (name: string) => `${name}: what was deleted or published here since`,
} as const

/** Why a redirect of the old site is none here. */
export const redirectReasons = {
  numberTaken: 'the page with this number is shown here',
  isRegex: 'it is a regular expression',
  star: 'a * stands in its address',
  condition: (name: string) => `it depends on more than the address (${name})`,
  action: (name: string) => `it does not lead anywhere (${name})`,
  elsewhere: 'it is an address of another site',
  status: (code: number) => `the status ${code} is not served for an address`,
  itself: 'it leads to itself',
  noTarget: 'it has no target',
  noScheme: 'its target has no scheme',
  noAddress: 'its target is no address',
} as const

/** Rows of a table or of a spreadsheet that do not come along. */
export const rows = {
  letters: (count: number, table: string) =>
    count === 1
      ? `1 row in ${table} with letters that cannot be read: export the file in UTF-8`
      : `${count} rows in ${table} with letters that cannot be read: export the file in UTF-8`,
  values: (count: number, table: string) =>
    count === 1
      ? `1 row in ${table} with more or fewer values than columns`
      : `${count} rows in ${table} with more or fewer values than columns`,
  cells: (count: number) =>
    count === 1 ? '1 row with more or fewer cells than the first one' : `${count} rows with more or fewer cells than the first one`,
  number: (table: string) => `a row in ${table} without a number`,
  entry: (table: string, number: string) => `entry ${number} in ${table}, which cannot be read`,
  unsent: (table: string, number: string) => `entry ${number} in ${table}, which was never sent`,
  moreEntries: (count: number) =>
    count === 1 ? '1 entry of a form: at most 50,000 of a plugin come' : `${count} entries of forms: at most 50,000 of a plugin come`,
} as const

/** Why a file or a running site could not be read, behind “could not be read: ”. */
export const unreadable = {
  other: 'it is none of the files that can be imported',
  unknown: 'nothing in it is known here',
  damaged: 'it is damaged, or a part of it is missing',
  tooLarge: 'it is too large to be read as a whole',
  endless: 'it is too large',
  early: 'it ends too early, so a part of it is missing',
  cut: 'it ends in the middle, so a part of it is missing',
  columns: 'it has too many columns',
  unnamed: (table: string) => `the columns of ${table} have no names: export its structure as well`,
  tooLong: 'one of its values is too long',
  values: 'one of its rows has too many values',
  noValue: (sign: string) => `“${sign}” stands among its values`,
  quote: 'a quotation mark is never closed, so a part of it is missing',
  quotes: (line: number) => `quotation marks are wrong at line ${line}`,
  row: 'one of its rows is too long',
  noAnswer: 'it does not answer',
  noApi: 'it does not answer as a WordPress with its REST API: use its export file',
  status: (status: number, path: string) => `it answered with status ${status} when it was asked for ${path}`,
  stopped: (path: string) => `it stopped answering when it was asked for ${path}: try again later, or use its export file`,
} as const

/** Why a picture could not be had. */
export const reasons = {
  notInFolder: 'it is not in the folder',
  tooLarge: 'it is larger than 64 MB',
  privateAddress: 'its address is not a public one',
  noAnswer: 'the old site does not answer',
  status: (status: number) => `the old site answered with status ${status}`,
  unreadable: 'it could not be read',
} as const

/** What is kept as it is here, as a report names it. */
export const keptNames: Readonly<Record<string, string>> = {
  'look-draft': 'Draft of the theme',
  'header-draft': 'Draft of the header',
  'site/header': 'Header',
  'site/footer': 'Footer',
  'contact-forms': 'Form',
  'portfolio-items': 'Portfolio item',
  'portfolio-terms': 'Portfolio term',
}
