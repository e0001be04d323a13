import type { RichNode } from '@frontage/kit/rich-text'

/** Rich text as elements, made in the browser. */
export function renderRichText(nodes: readonly RichNode[], className: string): HTMLElement {
  const box = document.createElement('div')
  box.className = className
  box.append(...nodes.map(nodeOf))
  return box
}

function nodeOf(node: RichNode): Node | string {
  if (typeof node === 'string') return node
  const element = document.createElement(node.tag)
  if (element instanceof HTMLAnchorElement && node.href) Object.assign(element, { href: node.href, rel: 'noopener' })
  element.append(...node.children.map(nodeOf))
  return element
}
