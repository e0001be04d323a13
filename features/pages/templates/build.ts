import type { DocumentModule, DocumentRow } from '../page'

/** One module, with what it begins with. */
export const module = (block: string, props: Record<string, unknown> = {}): DocumentModule => ({ block, props })

type Column = readonly [span: DocumentRow['columns'][number]['span'], ...modules: DocumentModule[]]

/** A row of columns; what is usual is left out. */
export const row = (columns: readonly Column[], more: Partial<DocumentRow> = {}): DocumentRow => ({
  ...{ look: 'paper', air: 'full', align: 'start' },
  ...more,
  columns: columns.map(([span, ...modules]) => ({ span, modules })),
})

/** The first row of a page: its heading. */
export const head = (title: string, text = ''): DocumentRow =>
  row([[12, module('page-head', { title, text })]], { air: 'half', align: 'end' })

/** The last row: what to do next. */
export const nextStep = (title: string, text: string, label: string, href: string): DocumentRow =>
  row([[12, module('section-head', { title, text }), module('buttons', { actions: [{ label, href, icon: 'arrow' }] })]], { look: 'band' })
