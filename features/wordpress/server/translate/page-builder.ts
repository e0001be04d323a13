import type { Column, Module, Row, Translation } from './page-parts'

/** Characters of one text block. */
const LONGEST_HTML = 18_000
export const LONGEST_CAPTION = 1000

/** Puts rows together from what a page of the old site holds, in its order: texts that follow each other are one block, blocks that follow each other one row. */
export class PageBuilder {
  readonly #rows: Row[] = []
  #modules: Module[] = []
  #html = ''

  /** Paragraphs, headings and lists, as markup. */
  text(html: string): void {
    if (!html.trim()) return
    if (this.#html && this.#html.length + html.length > LONGEST_HTML) this.#endText()
    this.#html += html
  }

  add(module: Module): void {
    this.#endText()
    this.#modules.push(module)
  }

  /** Words below what was added last; false where that is no picture without words, or they are too long for it. */
  caption(words: string): boolean {
    const last = this.#html ? undefined : this.#modules.at(-1)
    if (last?.block !== 'picture' || last.props.caption || words.length > LONGEST_CAPTION) return false
    this.#modules[this.#modules.length - 1] = { ...last, props: { ...last.props, caption: words } }
    return true
  }

  /** A row of its own. */
  row(row: Row): void {
    this.addRows([row])
  }

  /** Rows of their own. */
  addRows(rows: readonly Row[]): void {
    this.#endRow()
    this.#rows.push(...rows)
  }

  /** What was added so far, as blocks without rows: for the inside of a column. */
  modules(): Module[] {
    return this.rows().flatMap(({ columns }) => columns.flatMap((column) => column.modules))
  }

  rows(): Row[] {
    this.#endRow()
    return this.#rows
  }

  /** The same translation, whose gaps name the row that is put together here when they are noted. */
  placing(on: Translation): Translation {
    return { ...on, gap: (what) => on.gap(what, this.#rows.length) }
  }

  #endText(): void {
    if (this.#html) this.#modules.push(...textModules(this.#html))
    this.#html = ''
  }

  #endRow(): void {
    this.#endText()
    if (this.#modules.length) this.#rows.push(rowOf([{ span: 12, modules: this.#modules }]))
    this.#modules = []
  }
}

export const rowOf = (columns: readonly Column[]): Row => ({ columns })

/** One text that is too long even for itself is cut between elements. */
export function textModules(html: string): Module[] {
  const parts: string[] = []
  let rest = html
  while (rest.length > LONGEST_HTML) {
    const cut = rest.lastIndexOf('</', LONGEST_HTML)
    const end = cut < 0 ? LONGEST_HTML : rest.indexOf('>', cut) + 1
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...parts, rest].map((part) => ({ block: 'rich-text', props: { html: part } }))
}
