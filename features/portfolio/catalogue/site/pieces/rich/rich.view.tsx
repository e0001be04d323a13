import type { RichNode } from '@frontage/kit/rich-text'
import { createElement, type ReactNode } from 'react'

/** An owner's text, drawn from what it says; there is no markup in it. */
export function Rich({ nodes }: { readonly nodes: readonly RichNode[] }): ReactNode {
  return nodes.map((node, place) => {
    if (typeof node === 'string') return node
    const link = node.tag === 'a' ? { href: node.href, rel: 'noopener' } : {}
    return createElement(
      node.tag,
      { key: place, ...link },
      ...(node.children.length ? [<Rich key="children" nodes={node.children} />] : []),
    )
  })
}
