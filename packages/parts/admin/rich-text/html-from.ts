import { htmlOf, type RichNode, type RichTag } from '@frontage/kit/rich-text'
import type { JSONContent } from '@tiptap/core'

type RichElement = Exclude<RichNode, string>

/** What was written, as HTML that a site keeps. Empty paragraphs are not kept. */
export const htmlFrom = (document: JSONContent): string => htmlOf(nodesOf(document.content))

const tags: Readonly<Record<string, RichTag>> = { bulletList: 'ul', orderedList: 'ol', listItem: 'li', blockquote: 'blockquote' }
const headings: readonly RichTag[] = ['h2', 'h3', 'h4']

function nodesOf(blocks: readonly JSONContent[] = []): RichNode[] {
  return blocks.flatMap(({ type = '', attrs, content }): RichNode[] => {
    const inside = tags[type]
    const children = inside ? unwrapped(nodesOf(content)) : nodesIn(content)
    const tag = inside ?? (type === 'heading' ? headings.find((name) => name === `h${attrs?.level}`) : undefined) ?? 'p'
    return children.length > 0 ? [{ tag, children }] : []
  })
}

/** A single paragraph needs no element of its own inside an entry or a quotation. */
function unwrapped(nodes: readonly RichNode[]): readonly RichNode[] {
  const [first, ...others] = nodes
  const isParagraph = (node: RichNode | undefined): node is RichElement => typeof node === 'object' && node.tag === 'p'
  return isParagraph(first) && !others.some(isParagraph) ? [...first.children, ...others] : nodes
}

const wraps = [
  ['link', 'a'],
  ['bold', 'strong'],
  ['italic', 'em'],
] as const

/** Words with their marks: what carries the same mark stands in one element. */
function nodesIn(words: readonly JSONContent[] = [], [wrap, ...inner]: readonly (typeof wraps)[number][] = wraps): RichNode[] {
  if (!wrap) return words.map(({ text }) => text ?? { tag: 'br', children: [] })
  const [name, tag] = wrap
  return runsOf(words, name).flatMap(({ mark, run }): RichNode[] => {
    const children = nodesIn(run, inner)
    return mark ? [{ tag, ...(mark.attrs?.href && { href: String(mark.attrs.href) }), children }] : children
  })
}

type Run = { readonly mark: NonNullable<JSONContent['marks']>[number] | undefined; readonly run: JSONContent[] }

function runsOf(words: readonly JSONContent[], name: string): Run[] {
  const runs: Run[] = []
  for (const word of words) {
    const mark = word.marks?.find(({ type }) => type === name)
    const last = runs.at(-1)
    if (last && JSON.stringify(last.mark?.attrs?.href) === JSON.stringify(mark?.attrs?.href) && Boolean(last.mark) === Boolean(mark))
      last.run.push(word)
    else runs.push({ mark, run: [word] })
  }
  return runs
}
