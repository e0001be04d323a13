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
}

/** The target of a line, with its kind in the language of the admin. */
export const targetWords = (target: string): string => {
  const kind = Object.keys(kinds).find((name) => target === name || target.startsWith(`${name} `))
  return kind === undefined ? target : `${kinds[kind]}${target.slice(kind.length)}`
}
