import { trusted } from '@frontage/kit/island/trusted.client'
import { parseUrl } from '@frontage/kit/url'

/** Elements that may stay, with the attributes that they may keep. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...{ h1: [], h2: [], h3: [], h4: [], section: [], figure: [], figcaption: [], blockquote: [], ol: [] },
  // What names an icon of a source.
  span: ['data-source', 'data-letter'],
  ...{ article: [], div: [], p: [], b: [], strong: [], em: [], bdi: [], br: [], ul: [], li: [] },
  ...{ time: ['datetime'], img: ['src', 'alt', 'width', 'height'], svg: ['viewBox', 'role', 'aria-label', 'width', 'height'], path: ['d'] },
}
const everywhere = ['class', 'lang', 'dir', 'aria-hidden']
/** Elements whose content is no text for readers. Of all others that may not stay, the content does. */
const dropped = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'title',
  'textarea',
  'select',
  'button',
  'math',
  'foreignObject',
]

/**
 * Markup of somebody else as nodes that can be put into the page: built anew from what is on the list, so that nothing
 * else can be in them. Pictures stay when they are of our own origin. Runs in the browser.
 */
export function sanitised(html: string, ours = location.origin): DocumentFragment {
  const fragment = document.createDocumentFragment()
  fragment.append(...cleaned(new DOMParser().parseFromString(trusted(html), 'text/html').body, ours))
  return fragment
}

function cleaned(parent: Node, ours: string): Node[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')]
    return node.nodeType === Node.ELEMENT_NODE ? copied(node as Element, ours) : []
  })
}

function copied(element: Element, ours: string): Node[] {
  const name = element.localName
  if (dropped.includes(name)) return []
  const names = Object.hasOwn(allowed, name) ? allowed[name] : undefined
  if (!names) return cleaned(element, ours)
  if (name === 'img' && !isOf(ours, element.getAttribute('src') ?? '')) return []
  const copy = document.createElementNS(element.namespaceURI, name)
  for (const attribute of [...everywhere, ...names]) {
    const value = element.getAttribute(attribute)
    if (value !== null) copy.setAttribute(attribute, value)
  }
  copy.append(...cleaned(element, ours))
  return [copy]
}

function isOf(ours: string, address: string): boolean {
  const url = parseUrl(address, ours)
  return url?.origin === ours && /^https?:$/.test(url.protocol)
}
