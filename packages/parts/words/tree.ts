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

type Open<Tag extends string> = { readonly tag: Tag | ''; readonly href: string | undefined; readonly children: WordsNode<Tag>[] }

/** A tree that grows as tags come by; tags that are not on the list leave only what stands between them. */
function createTree<Tag extends string>(allowed: readonly Tag[]) {
  const root: Open<Tag> = { tag: '', href: undefined, children: [] }
  const stack = [root]
  const add = (node: WordsNode<Tag>): void => void stack.at(-1)?.children.push(node)
  const closeOne = (): void => {
    const { tag, href, children } = stack.pop() ?? root
    if (tag) add({ tag, ...(href && { href }), children })
  }
  return {
    add,
    open: (name: string, attributes: string): void => {
      const tag = allowed.find((one) => one === name)
      if (tag === 'br') add({ tag, children: [] })
      else if (tag) stack.push({ tag, href: tag === 'a' ? hrefIn(attributes) : undefined, children: [] })
    },
    close: (name: string): void => {
      const depth = stack.findLastIndex(({ tag }) => tag === name)
      while (depth > 0 && stack.length > depth) closeOne()
    },
    all: (): readonly WordsNode<Tag>[] => {
      while (stack.length > 1) closeOne()
      return root.children
    },
  }
}

/** What simple HTML says, as data: nothing is in it but elements of the list, links that may be followed, and text. */
export function treeIn<Tag extends string>(html: string, allowed: readonly Tag[]): readonly WordsNode<Tag>[] {
  const tree = createTree(allowed)
  for (const [piece, slash, tag, attributes = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<]+|</gi)) {
    if (!tag) tree.add(unescaped(piece))
    else if (slash) tree.close(tag.toLowerCase())
    else tree.open(tag.toLowerCase(), attributes)
  }
  return tree.all()
}
