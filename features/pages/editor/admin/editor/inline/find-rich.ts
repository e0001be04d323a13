import { richTags } from '@frontage/kit/rich-text'
import { treeIn, type WordsNode } from '@frontage/parts/words-tree'

/** Elements that hold exactly what this HTML says, block by block. */
export function holdersOf(root: HTMLElement, html: string): HTMLElement[] {
  const nodes = treeIn(html, richTags)
  return [...root.querySelectorAll<HTMLElement>('*')].filter((element) => says(element, nodes))
}

const isSaid = ({ nodeType }: Node): boolean => nodeType === 1 || nodeType === 3

function says(element: Node, nodes: readonly WordsNode[]): boolean {
  const children = [...element.childNodes].filter(isSaid)
  return children.length === nodes.length && nodes.every((node, place) => saysOne(children[place], node))
}

const saysOne = (child: Node | undefined, node: WordsNode): boolean =>
  typeof node === 'string'
    ? child?.nodeType === 3 && child.textContent === node
    : (child as Element | undefined)?.localName === node.tag && says(child as Element, node.children)

/** What it says as elements, as the site draws them. */
export const nodesFrom = (html: string, page: Document): Node[] => treeIn(html, richTags).map((node) => drawn(node, page))

function drawn(node: WordsNode, page: Document): Node {
  if (typeof node === 'string') return page.createTextNode(node)
  const element = page.createElement(node.tag)
  if (node.href) element.setAttribute('href', node.href)
  element.append(...node.children.map((child) => drawn(child, page)))
  return element
}
