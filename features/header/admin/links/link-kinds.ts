export const linkKinds = ['nowhere', 'page', 'web', 'mail', 'phone'] as const
export type LinkKind = (typeof linkKinds)[number]

/** How addresses of a kind begin. */
const starts: Readonly<Record<LinkKind, string>> = { nowhere: '', page: '', web: 'https://', mail: 'mailto:', phone: 'tel:' }

export const startOf = (kind: LinkKind): string => starts[kind]

/** What kind of link an address is. */
export function kindOf(href: string): LinkKind {
  if (/^mailto:/i.test(href)) return 'mail'
  if (/^tel:/i.test(href)) return 'phone'
  return /^[a-z][a-z\d+.-]*:/i.test(href) ? 'web' : 'page'
}

/** What is shown of an address: nobody has to know that a phone is `tel:`. */
export const shownOf = (kind: LinkKind, href: string): string => (kind === 'mail' || kind === 'phone' ? href.replace(/^\w+:/, '') : href)

/** The address that somebody typed. */
export function hrefOf(kind: LinkKind, typed: string): string {
  const text = typed.trim()
  if (kind === 'mail') return `mailto:${text.replace(/^mailto:/i, '')}`
  if (kind === 'phone') return `tel:${text.replace(/^tel:/i, '').replace(/[^\d+*#;,]/g, '')}`
  if (kind === 'web') return text === '' || /^https?:\/?\/?/i.test(text) ? text : `https://${text}`
  return text === '' || /^[/#]/.test(text) ? text : `/${text}`
}
