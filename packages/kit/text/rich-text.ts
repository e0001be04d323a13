import * as v from 'valibot'
import { href } from '../wire/href'

/** What a text of an owner may be made of. Nothing in it takes an attribute but the link. */
export const richTags = ['p', 'br', 'b', 'i', 'em', 'strong', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'] as const
export type RichTag = (typeof richTags)[number]

export type RichNode = string | { readonly tag: RichTag; readonly href?: string | undefined; readonly children: readonly RichNode[] }

const nodeShape: v.GenericSchema<RichNode> = v.union([
  v.string(),
  v.object({ tag: v.picklist(richTags), href: v.optional(href), children: v.array(v.lazy(() => nodeShape)) }),
])

/** Text with emphasis, lists and links, as data: whoever draws it never handles markup. */
export const richTextShape = v.array(nodeShape)
export type RichText = v.InferOutput<typeof richTextShape>

/** The words alone. */
export const plainOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? ' ' : plainOf(node.children) + gapAfter(node.tag))).join('')

const gapAfter = (tag: RichTag): string => (/^(?:p|h\d|li|blockquote)$/.test(tag) ? ' ' : '')

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' }

/** As markup, for whoever reads nothing else. It says no more than the data. */
export const htmlOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      if (node.tag === 'br') return '<br>'
      const link = node.tag === 'a' ? ` href="${escaped(node.href ?? '#')}"` : ''
      return `<${node.tag}${link}>${htmlOf(node.children)}</${node.tag}>`
    })
    .join('')
