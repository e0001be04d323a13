import { unreadable } from '../../../messages.gaps'
import { Unreadable } from '../unreadable'

/** `name`: in backquotes; `text`: in quotation marks, without its escapes; `long`: such a text that is too long, without its value. */
export type SqlToken = { readonly kind: 'word' | 'name' | 'text' | 'long' | 'sign'; readonly value: string }

/** Characters of one value: no review is longer, and no template. */
const LONGEST = 4 * 1024 * 1024
/** Characters that tell what begins: `-- `, `/*`. */
const LOOKED_AT = 3

const BLANK = /\s*/y
const COMMENT = /--(?=\s|$)|#|\/\*/y
const WORD = /[\w.@$+-]+/y
/** What ends what is open, or opens something where nothing is. */
const ends: Readonly<Record<string, RegExp>> = {
  '': /['"`;#]|--(?=\s)|\/\*/g,
  "'": /\\[\s\S]|'/g,
  '"': /\\[\s\S]|"/g,
  '`': /`/g,
  '--': /\n/g,
  '#': /\n/g,
  '/*': /\*\//g,
}
const opens = new Set(Object.keys(ends).filter(Boolean))

const cut = (): Unreadable => new Unreadable(unreadable.cut)

/** The words of SQL as they come, in pieces. What is skipped is not held in memory, however long it is. */
export class SqlTokens {
  readonly #pieces: AsyncIterator<string>
  #rest = ''
  #at = 0
  /** The quotation mark or the comment that is open. */
  #open = ''

  constructor(pieces: AsyncIterable<string>) {
    this.#pieces = pieces[Symbol.asyncIterator]()
  }

  /** Undefined at the end. Throws an Unreadable for a value that is cut. */
  async next(): Promise<SqlToken | undefined> {
    if (!(await this.#toToken())) return undefined
    const sign = this.#rest[this.#at]!
    if (sign === '`') return { kind: 'name', value: ((await this.#quoted(sign)) ?? '').replaceAll('``', '`') }
    if (sign === "'" || sign === '"') {
      const text = await this.#quoted(sign)
      return text === undefined ? { kind: 'long', value: '' } : { kind: 'text', value: unescaped(text, sign) }
    }
    const value = await this.#word()
    if (value) return { kind: 'word', value }
    this.#at++
    return { kind: 'sign', value: sign }
  }

  /** Goes behind the next semicolon that stands in no text and no comment. */
  async skipStatement(): Promise<void> {
    while (!this.#skipped()) if (!(await this.#more())) throw cut()
  }

  #skipped(): boolean {
    for (;;) {
      const end = ends[this.#open]!
      end.lastIndex = this.#at
      const [found] = end.exec(this.#rest) ?? []
      if (found === undefined) {
        this.#at = Math.max(this.#at, this.#rest.length - LOOKED_AT)
        return false
      }
      this.#at = end.lastIndex
      if (found === ';' && !this.#open) return true
      if (!found.startsWith('\\')) this.#open = !this.#open && opens.has(found) ? found : ''
    }
  }

  /** Goes over blanks and comments; false at the end. */
  async #toToken(): Promise<boolean> {
    for (;;) {
      if (this.#open) {
        if (this.#closed() || (await this.#more())) continue
        return false
      }
      this.#take(BLANK)
      if (this.#rest.length - this.#at < LOOKED_AT && (await this.#more())) continue
      if (this.#at >= this.#rest.length) return false
      this.#open = this.#take(COMMENT)
      if (!this.#open) return true
    }
  }

  /** Goes behind the comment that is open, as far as it is here. */
  #closed(): boolean {
    const end = ends[this.#open]!
    end.lastIndex = this.#at
    const isClosed = end.test(this.#rest)
    this.#at = isClosed ? end.lastIndex : Math.max(this.#at, this.#rest.length - 1)
    if (isClosed) this.#open = ''
    return isClosed
  }

  /** What stands between quotation marks, as it stands there; undefined for what is too long, which is not held in memory. */
  async #quoted(quote: string): Promise<string | undefined> {
    let [length, isLong] = [1, false]
    for (;;) {
      length = this.#endOf(quote, this.#at + length) - this.#at
      if (length > LONGEST) {
        this.#at += length - 1
        ;[length, isLong] = [1, true]
      }
      const next = this.#rest[this.#at + length + 1]
      const isEnd = this.#rest[this.#at + length] === quote
      if (isEnd && next !== undefined && next !== quote) break
      if (isEnd && next === quote) length += 2
      else if (!(await this.#more())) {
        if (isEnd) break
        throw cut()
      }
    }
    const value = isLong ? undefined : this.#rest.slice(this.#at + 1, this.#at + length)
    this.#at += length + 1
    return value
  }

  /** Where the next quotation mark is that no backslash stands before; where the text ends for now if there is none. */
  #endOf(quote: string, from: number): number {
    for (let index = from; index < this.#rest.length; index++) {
      const sign = this.#rest[index]
      if (sign === quote) return index
      if (sign !== '\\' || quote === '`') continue
      if (index + 1 >= this.#rest.length) return index
      index++
    }
    return this.#rest.length
  }

  async #word(): Promise<string> {
    let value = this.#take(WORD)
    while (value && this.#at >= this.#rest.length && value.length < LONGEST && (await this.#more())) value += this.#take(WORD)
    return value
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const [found = ''] = pattern.exec(this.#rest) ?? []
    this.#at += found.length
    return found
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#pieces.next()
    if (done) return false
    this.#rest = this.#rest.slice(this.#at) + value
    this.#at = 0
    return true
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', 0: '\0', Z: '\u001a', '%': '\\%', _: '\\_' }

const unescaped = (text: string, quote: string): string =>
  text
    .replaceAll(quote === "'" ? /\\([\s\S])|''/g : /\\([\s\S])|""/g, (_, sign: string | undefined) =>
      sign === undefined ? quote : (escapes[sign] ?? sign),
    )
    .replaceAll('\0', '')
