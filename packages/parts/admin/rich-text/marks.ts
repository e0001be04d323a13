import { escaped, type RichNode, type RichTag } from '@frontage/kit/rich-text'

/** Signs that stand for marks; behind a backslash they are themselves. */
const SIGNS = /[\\*[\]]/g
const marksBefore: Partial<Record<RichTag, string>> = { h2: '# ', h3: '## ', h4: '### ', blockquote: '> ' }

/** HTML as the server keeps it, as a text that is easy to change: `**bold**`, `# heading`, `- list`. */
export const textOf = (html: string): string => blocksOf(nodesIn(html)).join('\n\n')

function blocksOf(nodes: readonly RichNode[]): string[] {
  const blocks: string[] = []
  let loose = ''
  const close = (): void => {
    if (loose.trim()) blocks.push(guarded(loose.trim()))
    loose = ''
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node.tag)) loose += inlineOf([node])
    else {
      close()
      blocks.push(...blockOf(node))
    }
  }
  close()
  return blocks
}

const isBlock = (tag: RichTag): boolean => /^(?:p|h\d|ul|ol|blockquote|li)$/.test(tag)

function blockOf({ tag, children }: Exclude<RichNode, string>): string[] {
  if (tag === 'ul' || tag === 'ol') {
    const items = children.flatMap((item) => (typeof item === 'string' ? [] : blocksOf(item.children)))
    return [items.map((item, place) => `${tag === 'ul' ? '-' : `${place + 1}.`} ${item.replaceAll(/\n+/g, ' ')}`).join('\n')]
  }
  const mark = marksBefore[tag]
  if (!mark) return blocksOf(children)
  return blocksOf(children).map((block) => block.replaceAll(/^/gm, mark))
}

/** A paragraph that begins like something else begins with a backslash. */
const guarded = (text: string): string => text.replaceAll(/^(?=#{1,3} |- |\d+\. |> )/gm, '\\')

function inlineOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll(/\s+/g, ' ').replaceAll(SIGNS, '\\$&')
      const { tag, children, href } = node
      const inside = inlineOf(children)
      if (tag === 'br') return '\n'
      if (tag === 'b' || tag === 'strong') return inside.trim() && `**${inside}**`
      if (tag === 'i' || tag === 'em') return inside.trim() && `*${inside}*`
      return tag === 'a' && href ? `[${inside}](${href})` : inside
    })
    .join('')
}

/** The nodes of canonical markup: every element closed, attributes in double quotes. */
function nodesIn(html: string): RichNode[] {
  const root: { children: RichNode[] } = { children: [] }
  const open = [root]
  for (const [, text, end, tag, href] of html.matchAll(/([^<]+)|<(\/?)([a-z0-9]+)(?: href="([^"]*)")?[^>]*>/gi)) {
    const into = open.at(-1) ?? root
    if (text) into.children.push(plain(text))
    else if (end) open.length > 1 && open.pop()
    else {
      const node = { tag: tag as RichTag, children: [] as RichNode[], ...(href && { href: plain(href) }) }
      into.children.push(node)
      if (tag !== 'br') open.push(node)
    }
  }
  return root.children
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'", amp: '&', nbsp: ' ' }
const plain = (text: string): string => text.replaceAll(/&(lt|gt|quot|#0?39|amp|nbsp);/g, (_all, name: string) => entities[name] ?? '')

/** The markup of such a text. What nobody closes stays as it was typed. */
export const htmlOf = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(markup)
    .join('')

const heading = ['h2', 'h3', 'h4'] as const

function markup(block: string): string {
  const lines = block.split('\n')
  const [, hashes] = /^(#{1,3}) /.exec(block) ?? []
  if (hashes && lines.length === 1) return wrapped(heading[hashes.length - 1] ?? 'h4', block.slice(hashes.length + 1))
  if (lines.every((line) => line.startsWith('- '))) return `<ul>${lines.map((line) => wrapped('li', line.slice(2))).join('')}</ul>`
  if (lines.every((line) => /^\d+\. /.test(line)))
    return `<ol>${lines.map((line) => wrapped('li', line.replace(/^\d+\. /, ''))).join('')}</ol>`
  if (lines.every((line) => line.startsWith('>'))) return wrapped('blockquote', lines.map((line) => line.replace(/^> ?/, '')).join('\n'))
  return wrapped('p', block)
}

const wrapped = (tag: string, text: string): string => `<${tag}>${inline(text)}</${tag}>`

/** Signs behind a backslash are out of reach while marks are looked for. */
const HIDDEN = 0xe000

function inline(text: string): string {
  const hidden = text
    .replaceAll(/\\([\\*[\]#\->\d])/g, (_all, sign: string) => String.fromCharCode(HIDDEN + sign.charCodeAt(0)))
    .replaceAll(/[&<>"']/g, escaped)
  return hidden
    .replaceAll(
      /\[([^\]\n]+)\]\(([^\s()]+)\)/g,
      (_all, words: string, href: string) => `<a href="${href.replaceAll('*', '%2A')}">${words}</a>`,
    )
    .replaceAll(/\*\*(?=\S)([^\n]*?\S)\*\*(?!\*)/g, '<strong>$1</strong>')
    .replaceAll(/\*(?=\S)([^*\n]*?[^\s*])\*/g, '<em>$1</em>')
    .replaceAll('\n', '<br>')
    .replaceAll(/[\ue000-\ue0ff]/g, (sign) => escaped(String.fromCharCode(sign.charCodeAt(0) - HIDDEN)))
}
