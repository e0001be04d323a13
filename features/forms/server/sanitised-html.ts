const allowed = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'blockquote', 'span'] as const
const dropped = 'script|style|template|iframe|object|embed|noscript|svg|math|title|textarea|select|form|button|xmp|plaintext'
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</g
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i

const escaped = (text: string): string =>
  text.replace(/[<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/&(?!#?\w{1,8};)/g, '&amp;')

/** Markup that an owner wrote, made anew from the few elements that may stay: no attribute but the target of a link. */
export function sanitised(html: string): string {
  const withoutContent = html.replace(new RegExp(`<(${dropped})\\b[\\s\\S]*?(?:</\\1\\s*>|$)`, 'gi'), '')
  const open: string[] = []
  let made = ''
  for (const [token, slash, name = '', attributes = ''] of withoutContent.matchAll(TOKEN)) {
    const element = name.toLowerCase()
    if (!name) made += token.startsWith('<!--') ? '' : escaped(token)
    else if (!allowed.some((known) => known === element)) continue
    else if (element === 'br') made += '<br>'
    else if (slash) made += closed(element, open)
    else {
      open.push(element)
      made += `<${element}${element === 'a' ? linkOf(attributes) : ''}>`
    }
  }
  return (
    made +
    open
      .reverse()
      .map((element) => `</${element}>`)
      .join('')
  )
}

function closed(element: string, open: string[]): string {
  const at = open.lastIndexOf(element)
  return at < 0
    ? ''
    : open
        .splice(at)
        .reverse()
        .map((inner) => `</${inner}>`)
        .join('')
}

function linkOf(attributes: string): string {
  const found = HREF.exec(attributes)
  const target = found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
  const isSafe = /^(?:https?:\/\/|\/(?!\/)|#|mailto:|tel:)[^\s\\]*$/i.test(target)
  return isSafe ? ` href="${escaped(target)}" rel="noopener"` : ''
}
