import { type RichNode, type RichTag, richTags } from '@frontage/kit/rich-text'
import type { JSONContent } from '@tiptap/core'
import { treeIn } from '../../words/tree'

type RichElement = Exclude<RichNode, string>

/** What simple HTML says, as a document to write in. What the site would not show is not in it. */
export const documentOf = (html: string): JSONContent => ({ type: 'doc', content: filled(blocksOf(treeIn(html, richTags))) })

const filled = (blocks: JSONContent[]): JSONContent[] => (blocks.length > 0 ? blocks : [{ type: 'paragraph' }])

const isBlock = (tag: RichTag): boolean => /^(?:p|h\d|ul|ol|li|blockquote)$/.test(tag)

/** Words that stand in no block of their own become paragraphs. */
function blocksOf(nodes: readonly RichNode[]): JSONContent[] {
  const blocks: JSONContent[] = []
  let loose: RichNode[] = []
  const close = (): void => {
    const content = trimmed(wordsOf(loose))
    if (content.length > 0) blocks.push({ type: 'paragraph', content })
    loose = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node.tag)) loose.push(node)
    else {
      close()
      blocks.push(...blockOf(node))
    }
  }
  close()
  return blocks
}

function blockOf({ tag, children }: RichElement): JSONContent[] {
  if (tag === 'ul' || tag === 'ol') {
    const items = children.flatMap((item) => (typeof item === 'string' ? [] : [{ type: 'listItem', content: itemOf(item.children) }]))
    return items.length > 0 ? [{ type: tag === 'ul' ? 'bulletList' : 'orderedList', content: items }] : []
  }
  if (tag === 'blockquote') return [{ type: 'blockquote', content: filled(blocksOf(children)) }]
  if (!/^h\d$/.test(tag)) return blocksOf(children)
  return [{ type: 'heading', attrs: { level: Number(tag[1]) }, content: trimmed(wordsOf(children)) }]
}

/** An entry begins with a paragraph, be it an empty one. */
function itemOf(children: readonly RichNode[]): JSONContent[] {
  const blocks = filled(blocksOf(children))
  return blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks]
}

type Mark = { readonly type: string; readonly attrs?: { readonly href: string } }

const markOf = ({ tag, href }: RichElement): Mark | undefined => {
  if (tag === 'b' || tag === 'strong') return { type: 'bold' }
  if (tag === 'i' || tag === 'em') return { type: 'italic' }
  return tag === 'a' && href ? { type: 'link', attrs: { href } } : undefined
}

function wordsOf(nodes: readonly RichNode[], marks: readonly Mark[] = []): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    const marked = marks.length > 0 && { marks: [...marks] }
    if (typeof node === 'string') return node ? [{ type: 'text', text: node.replaceAll(/[ \t\r\n]+/g, ' '), ...marked }] : []
    if (node.tag === 'br') return [{ type: 'hardBreak', ...marked }]
    const mark = markOf(node)
    return wordsOf(node.children, mark ? [...marks, mark] : marks)
  })
}

/** Room between blocks is no part of what they say. */
function trimmed(words: readonly JSONContent[]): JSONContent[] {
  const last = words.length - 1
  return words
    .map((word, place) => {
      const start = place === 0 ? word.text?.trimStart() : word.text
      return word.text === undefined ? word : { ...word, text: (place === last ? start?.trimEnd() : start) ?? '' }
    })
    .filter(({ text }) => text !== '')
}
