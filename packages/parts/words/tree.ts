import { unescaped } from '@frontage/kit/unescaped'

export type WordsElement<Tag extends string> = {
  readonly tag: Tag
  readonly href?: string | undefined
  readonly children: readonly WordsNode<Tag>[]
}
export type WordsNode<Tag extends string = string> = string | WordsElement<Tag>

/** The address of a link, when it is one that may be followed. */
function hrefIn(attributes: string): string | undefined {
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  const href = unescaped(double ?? single ?? '').trim()
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href) ? href : undefined
}

type Open<Tag extends string> = { readonly tag: Tag | ''; readonly href?: string | undefined; readonly children: WordsNode<Tag>[] }

/** What simple HTML says, as data: nothing is in it but elements of the list, links that may be followed, and text. */
export function treeIn<Tag extends string>(html: string, allowed: readonly Tag[]): readonly WordsNode<Tag>[] {
  const root: Open<Tag> = { tag: '', children: [] }
  /** What is open, from the outside in. */
  const stack = [root]
  for (const [piece, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])([^<>]*)>|[^<]+|</gi)) {
    const into = stack.at(-1)?.children
    const tag = allowed.find((one) => one === name.toLowerCase())
    if (!name) into?.push(unescaped(piece))
    else if (slash) {
      const depth = stack.findLastIndex((open) => open.tag === tag)
      if (depth > 0) stack.length = depth
    } else if (tag) {
      const node = { tag, href: tag === 'a' ? hrefIn(attributes) : undefined, children: [] }
      into?.push(node)
      if (tag !== 'br') stack.push(node)
    }
  }
  return root.children
}
