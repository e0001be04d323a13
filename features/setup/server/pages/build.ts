/** One widget of a page, before it is known whether its block is there. */
export type Module = { readonly block: string; readonly props: Readonly<Record<string, unknown>> }
export type Row = Readonly<Record<string, unknown>> & {
  readonly columns: readonly { readonly span: number; readonly modules: readonly Module[] }[]
}
/** A page as the pages feature stores it. */
export type Document = {
  readonly version: 2
  readonly path: string
  readonly title: string
  readonly description: string
  readonly isHidden: boolean
  readonly rows: readonly Row[]
}

/** Whether a block is there and takes these attributes. */
export type Fits = (module: Module) => boolean

export const module = (block: string, props: Readonly<Record<string, unknown>> = {}): Module => ({ block, props })

/** The first of several ways to say the same whose blocks are all there; none where no way is open. */
export const firstFitting = (fits: Fits, ...ways: readonly (readonly Module[])[]): readonly Module[] =>
  ways.find((modules) => modules.length > 0 && modules.every(fits)) ?? []

type Column = readonly [span: number, ...modules: readonly Module[]]

/** A row of those columns that hold anything; nothing at all where none does. */
export function row(columns: readonly Column[], more: Readonly<Record<string, unknown>> = {}): Row[] {
  const filled = columns.filter(([, ...modules]) => modules.length > 0).map(([span, ...modules]) => ({ span, modules }))
  const alone = filled.length === 1 && columns.length > 1 ? filled.map(({ modules }) => ({ span: 12, modules })) : filled
  return alone.length ? [{ look: 'paper', air: 'full', align: 'start', ...more, columns: alone }] : []
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What somebody typed, within HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark)

/** A sentence whose braces are filled. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)
