/** Elements that may stay, with the attributes that they may keep. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...{ h1: [], h2: [], h3: [], h4: [], section: [], figure: [], figcaption: [], blockquote: [], ol: [] },
  ...{ article: [], div: [], p: [], span: [], b: [], strong: [], em: [], bdi: [], br: [], ul: [], li: [] },
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
export function sanitised(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  fragment.append(...cleaned(new DOMParser().parseFromString(html, 'text/html').body))
  return fragment
}

function cleaned(parent: Node): Node[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')]
    return node.nodeType === Node.ELEMENT_NODE ? copied(node as Element) : []
  })
}

function copied(element: Element): Node[] {
  const name = element.localName
  if (dropped.includes(name)) return []
  const names = Object.hasOwn(allowed, name) ? allowed[name] : undefined
  if (!names) return cleaned(element)
  if (name === 'img' && !isOurs(element.getAttribute('src') ?? '')) return []
  const copy = document.createElementNS(element.namespaceURI, name)
  for (const attribute of [...everywhere, ...names]) {
    const value = element.getAttribute(attribute)
    if (value !== null) copy.setAttribute(attribute, value)
  }
  copy.append(...cleaned(element))
  return [copy]
}

function isOurs(address: string): boolean {
  const url = URL.parse(address, location.href)
  return url?.origin === location.origin && /^https?:$/.test(url.protocol)
}
