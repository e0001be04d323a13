import { unescaped } from '@frontage/kit/unescaped'
import { createElement, Fragment, type ReactNode } from 'react'

/** Elements that may stay; those of `block` only where whole paragraphs may stand. */
const lines = ['a', 'b', 'strong', 'i', 'em', 'small', 'code', 'br']
const blocks = ['p', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote']

/** The address of a link, when it is one that may be followed. */
function hrefIn(attributes: string): string | undefined {
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  const href = unescaped(double ?? single ?? '').trim()
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href) ? href : undefined
}

type Open = { readonly name: string; readonly href: string | undefined; readonly children: ReactNode[] }

/** A tree that grows as tags come by; tags that are not on the list leave only what stands between them. */
function createTree(allowed: readonly string[]) {
  const stack: Open[] = [{ name: '', href: undefined, children: [] }]
  const add = (node: ReactNode): void => void stack.at(-1)?.children.push(node)
  const closeOne = (): void => {
    const { name, href, children } = stack.pop()!
    add(createElement(name, href ? { href, rel: 'noopener' } : null, ...children))
  }
  return {
    add,
    open: (name: string, attributes: string): void => {
      if (!allowed.includes(name)) return
      if (name === 'br') add(createElement('br'))
      else stack.push({ name, href: name === 'a' ? hrefIn(attributes) : undefined, children: [] })
    },
    close: (name: string): void => {
      const depth = stack.findLastIndex((open) => open.name === name)
      while (depth > 0 && stack.length > depth) closeOne()
    },
    all: (): ReactNode[] => {
      while (stack.length > 1) closeOne()
      return stack[0]!.children
    },
  }
}

type WordsProps = {
  readonly html: string
  /** In the middle of a line no paragraphs may stand. */
  readonly isLine?: boolean
}

/** What an owner wrote in simple HTML, built anew as elements. No markup is ever put into the page as it was written. */
export function Words({ html, isLine = false }: WordsProps) {
  const tree = createTree(isLine ? lines : [...lines, ...blocks])
  for (const [piece, slash, tag, attributes = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<]+|</gi)) {
    if (!tag) tree.add(unescaped(piece))
    else if (slash) tree.close(tag.toLowerCase())
    else tree.open(tag.toLowerCase(), attributes)
  }
  return createElement(Fragment, null, ...tree.all())
}
