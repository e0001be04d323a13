import { createElement, Fragment, type ReactNode } from 'react'
import { treeIn, type WordsNode } from './tree'

/** Elements that may stay; those of `block` only where whole paragraphs may stand. */
const lines = ['a', 'b', 'strong', 'i', 'em', 'small', 'code', 'br']
const blocks = ['p', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote']

type WordsProps = {
  readonly html: string
  /** In the middle of a line no paragraphs may stand. */
  readonly isLine?: boolean
}

/** What an owner wrote in simple HTML, built anew as elements. No markup is ever put into the page as it was written. */
export const Words = ({ html, isLine = false }: WordsProps) =>
  createElement(Fragment, null, ...treeIn(html, isLine ? lines : [...lines, ...blocks]).map(drawn))

const drawn = (node: WordsNode): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(node.tag, node.href ? { href: node.href, rel: 'noopener' } : null, ...node.children.map(drawn))
