/** What stands between addresses in markup, style sheets, maps of the site and data. */
const BETWEEN = /[\s"'()<>\\,]|&(?:quot|#x27|#34|#39);/

/** A path as it may stand in an address. Everything else that begins with a slash is no address of a page or a file. */
const PATH = /^\/(?!\/)[\w./~%@:+!$*-]*$/

/** What a server answers for people who are signed in, for scripts and for pages of others: nothing of it is a page or a file of the site. */
const OF_THE_SERVER =
  /^\/(?:admin|api|contact-form|dev|embed|embed\.js|media\/whole|preview|review-form|sandbox|wp-admin|wp-json|wpcf7_captcha)(?:\/|$)/

/** Whether an address can be answered by the server alone. */
export const isOfTheServer = (path: string): boolean => OF_THE_SERVER.test(path)

/** Every path of this site that a text names, written in full or from its slash; queries and places on a page are left out. */
export function addressesIn(text: string, publicUrl: string): string[] {
  const found = new Set<string>()
  // The name of a closing tag is no path.
  for (const word of text.replaceAll('</', '<').split(BETWEEN)) {
    const path = pathOf(word, publicUrl)
    if (path && PATH.test(path) && !isOfTheServer(path)) found.add(path)
  }
  return [...found]
}

function pathOf(word: string, publicUrl: string): string {
  const isFull = word === publicUrl || word.startsWith(`${publicUrl}/`)
  const address = isFull ? word.slice(publicUrl.length) || '/' : word
  if (!address.startsWith('/')) return ''
  const [path = ''] = address.split(/[?#]/, 1)
  return withoutEnd(path)
}

function withoutEnd(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
