/** What lines of the audit log are about, as the server names it before a number: "review 12", "saved row Prices". */
const kinds: Readonly<Record<string, string>> = {
  account: 'account',
  review: 'review',
  page: 'page',
  pages: 'pages',
  'saved row': 'saved row',
  form: 'form',
  entry: 'entry',
  redirect: 'redirect',
  item: 'item',
  term: 'term',
  mail: 'mail',
  job: 'job',
  erasure: 'erasure',
  typeface: 'typeface',
  header: 'header',
  footer: 'footer',
  media: 'media',
  import: 'import',
  addresses: 'addresses',
  redirects: 'redirects',
}

/** What is counted before it is named: "4 reviews: 1, 2, 3, 4". */
const counted: Readonly<Record<string, string>> = {
  reviews: 'reviews',
  entries: 'entries',
  samples: 'samples',
  texts: 'texts',
}
const COUNTED = /^(\d+) ([a-z]+)/

/** The target of a line, with its kind in the language of the admin. */
export const targetWords = (target: string): string => {
  const [whole = '', count, things = ''] = COUNTED.exec(target) ?? []
  const several = counted[things]
  if (several) return `${count} ${several}${target.slice(whole.length)}`
  const kind = Object.keys(kinds).find((name) => target === name || target.startsWith(`${name} `))
  return kind === undefined ? target : `${kinds[kind]}${target.slice(kind.length)}`
}
