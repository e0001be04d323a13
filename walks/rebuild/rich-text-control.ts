import { type RichNode, richTags } from '../../packages/kit/text/rich-text'
import { treeIn } from '../../packages/parts/words/tree'
import type { Bench, Task } from './controls'
import type { Hand } from './hand'
import { asText } from './simple-controls'

/** What is typed at the start of a line to make it something else. */
const signs: Readonly<Record<string, string>> = { h2: '## ', h3: '### ', h4: '#### ', ul: '- ', ol: '1. ', blockquote: '> ' }

/** A text with headings, lists and links, as somebody writes it who knows the signs and the keys. */
export async function writeRichText({ hand }: Bench, { setting, around, to }: Task): Promise<void> {
  await hand.write(around.getByRole('textbox', { name: setting.label, exact: true }), '')
  let before: RichNode | undefined
  for (const node of treeIn(asText(to), richTags)) {
    if (before) await leave(hand, before)
    await writeBlock(hand, node)
    before = node
  }
}

/** A list and a quotation end behind an empty line. */
async function leave(hand: Hand, before: RichNode): Promise<void> {
  await hand.key('Enter')
  if (typeof before === 'object' && /^(?:ul|ol|blockquote)$/.test(before.tag)) await hand.key('Enter')
}

async function writeBlock(hand: Hand, node: RichNode): Promise<void> {
  if (typeof node === 'string') return hand.type(node)
  await hand.type(signs[node.tag] ?? '')
  if (node.tag !== 'ul' && node.tag !== 'ol') return writeWords(hand, node.children)
  for (const [place, entry] of node.children.entries()) {
    if (place > 0) await hand.key('Enter')
    await writeWords(hand, typeof entry === 'string' ? [entry] : entry.children)
  }
}

const keys: Readonly<Record<string, string>> = {
  b: 'ControlOrMeta+b',
  strong: 'ControlOrMeta+b',
  i: 'ControlOrMeta+i',
  em: 'ControlOrMeta+i',
}

async function writeWords(hand: Hand, nodes: readonly RichNode[]): Promise<void> {
  for (const node of nodes) {
    if (typeof node === 'string') await hand.type(node)
    else if (node.tag === 'br') await hand.key('Shift+Enter')
    else if (node.tag === 'a') await hand.page.keyboard.type(`[${node.children.join('')}](${node.href})`)
    else {
      const key = keys[node.tag]
      if (key) await hand.key(key)
      await writeWords(hand, node.children)
      if (key) await hand.key(key)
    }
  }
}
