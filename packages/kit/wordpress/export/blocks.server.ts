/**
 * A block as WordPress stores it in comments: `name` is `core/heading`, undefined for text between blocks. `html` is what stands directly in it, with
 * `<!--block N-->` where its inner block N stands.
 */
export type WordPressBlock = {
  readonly name: string | undefined
  readonly attributes: Readonly<Record<string, unknown>>
  readonly html: string
  readonly inner: readonly WordPressBlock[]
}

type Open = { name: string; attributes: Readonly<Record<string, unknown>>; html: string; inner: WordPressBlock[] }

/** Blocks that stand deeper than this are read as if they stood there. */
const DEEPEST = 100
const MOST_BLOCKS = 20_000
/** Characters of the attributes of a block. */
const LONGEST_ATTRIBUTES = 512 * 1024

const BEGIN = '<!-- '
const END = '-->'
const NAME = /^(\/)?wp:([a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)?)(?=[\s{/]|$)/

/** Where an inner block stands in the HTML of the one around it. */
export const innerMark = (index: number): string => `<!--block ${index}-->`

/** The marks of all inner blocks of one, without its own markup. */
export const innerMarks = ({ inner }: Pick<WordPressBlock, 'inner'>): string => inner.map((_, index) => innerMark(index)).join('')

/** Reads the content of a page. What is open at the end ends there; an end without a beginning is passed over. Without blocks the whole is one text. */
export function parseBlocks(content: string): WordPressBlock[] {
  const parser = new BlockParser()
  let at = 0
  for (const comment of commentsOf(content)) {
    parser.text(content.slice(at, comment.start))
    parser.comment(comment)
    at = comment.end
  }
  parser.text(content.slice(at))
  return parser.finish()
}

type Comment = {
  readonly start: number
  readonly end: number
  readonly name: string
  readonly isClosing: boolean
  readonly isAlone: boolean
  readonly attributes: Readonly<Record<string, unknown>>
}

function* commentsOf(content: string): Generator<Comment> {
  let from = 0
  for (;;) {
    const start = content.indexOf(BEGIN, from)
    const stop = start < 0 ? -1 : content.indexOf(END, start)
    if (stop < 0) return
    from = stop + END.length
    const comment = commentIn(content.slice(start + BEGIN.length, stop).trim())
    if (comment) yield { ...comment, start, end: from }
  }
}

/** `wp:heading {"level":3}`, `/wp:heading`, `wp:separator /` */
function commentIn(text: string): Omit<Comment, 'start' | 'end'> | undefined {
  const found = NAME.exec(text)
  if (!found) return undefined
  const name = found[2]!.includes('/') ? found[2]! : `core/${found[2]!}`
  const isAlone = text.endsWith('/')
  const attributes = attributesIn(text.slice(found[0].length, isAlone ? -1 : undefined).trim())
  return { name, isClosing: found[1] === '/', isAlone, attributes }
}

function attributesIn(text: string): Readonly<Record<string, unknown>> {
  if (!text.startsWith('{') || text.length > LONGEST_ATTRIBUTES) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

class BlockParser {
  readonly #blocks: WordPressBlock[] = []
  readonly #open: Open[] = []
  /** Names of those that began where no more are read; their ends are passed over. */
  readonly #passed: string[] = []
  #count = 0

  text(html: string): void {
    const around = this.#open.at(-1)
    if (around) around.html += html
    else if (html.trim()) this.#blocks.push({ name: undefined, attributes: {}, html, inner: [] })
  }

  comment({ name, attributes, isClosing, isAlone }: Comment): void {
    const isTooMuch = !isClosing && (++this.#count > MOST_BLOCKS || this.#open.length >= DEEPEST)
    if (isTooMuch) void (isAlone || this.#passed.push(name))
    else if (isClosing && this.#passed.at(-1) === name) this.#passed.pop()
    else if (isClosing) this.#close(name)
    else if (isAlone) this.#add({ name, attributes, html: '', inner: [] })
    else this.#open.push({ name, attributes, html: '', inner: [] })
  }

  /** Ends the innermost one of this name, and what was left open within it. */
  #close(name: string): void {
    if (!this.#open.some((open) => open.name === name)) return
    for (;;) {
      const block = this.#open.pop()!
      this.#add(block)
      if (block.name === name) return
    }
  }

  #add(block: WordPressBlock): void {
    const around = this.#open.at(-1)
    if (!around) return void this.#blocks.push(block)
    around.html += innerMark(around.inner.length)
    around.inner.push(block)
  }

  finish(): WordPressBlock[] {
    while (this.#open.length) this.#add(this.#open.pop()!)
    return this.#blocks
  }
}
