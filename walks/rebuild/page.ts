import { isDeepStrictEqual } from 'node:util'
import type { Locator } from '@playwright/test'
import { layouts } from '../../features/pages/editor/admin/document/layouts'
import { shareOf } from '../../features/pages/editor/admin/document/names'
import { messages } from '../../features/pages/editor/messages.fields'
import type { DocumentColumn, DocumentModule, DocumentRow, PageDocument } from '../../features/pages/page'
import { treeOf } from '../pages/page-editor'
import { expect } from '../support/site'
import type { Bench } from './controls'
import { fillIn } from './settings'

/** Everything that stands on the page, from its first row to its last. The page is new and empty. */
export async function buildRows(bench: Bench, { rows }: PageDocument): Promise<void> {
  for (const [place, row] of rows.entries()) {
    await addRow(bench, row, place)
    await fillRow(bench, row)
    for (const inRow of row.columns.keys()) await fillColumn(bench, row, inRow)
  }
}

const linesOf = ({ hand }: Bench, level: 1 | 2): Locator =>
  treeOf(hand.page)
    .getByRole('treeitem')
    .and(hand.page.locator(`[aria-level="${level}"]`))

/** What is selected is set up here. */
const settingsOf = ({ hand }: Bench): Locator => hand.page.getByRole('region', { name: 'Settings' })

const evenly = [[12], [6, 6], [4, 4, 4], [3, 3, 3, 3]] as const

type Spans = readonly DocumentColumn['span'][]
const spansOf = ({ columns }: DocumentRow): Spans => columns.map(({ span }) => span)

/** As it is divided, or else evenly: then its columns are set one by one. */
const layoutFor = (row: DocumentRow): Spans =>
  layouts.find((spans) => isDeepStrictEqual(spans, spansOf(row))) ?? evenly[row.columns.length - 1] ?? [12]

const layoutName = (spans: Spans): string =>
  spans.length === 1 ? 'One column' : `${spans.length} columns: ${spans.map(shareOf).join(', ')}`

async function addRow(bench: Bench, row: DocumentRow, place: number): Promise<void> {
  const { hand } = bench
  if (place > 0) await hand.press(linesOf(bench, 1).last())
  await hand.press(hand.page.getByRole('tab', { name: 'Add', exact: true }))
  await hand.press(hand.page.getByRole('tabpanel').getByRole('button', { name: layoutName(layoutFor(row)), exact: true }))
  await expect(linesOf(bench, 1)).toHaveCount(place + 1)
  await expect(linesOf(bench, 1).last()).toHaveAttribute('aria-selected', 'true')
}

const usual = { look: 'paper', air: 'full', align: 'start' } as const

/** The settings of the row itself, with how wide its columns are. */
async function fillRow(bench: Bench, row: DocumentRow): Promise<void> {
  const settings = settingsOf(bench)
  for (const [place, span] of layoutFor(row).entries()) {
    const label = messages.widthOf(place + 1, row.columns.length)
    await fillIn(bench, [{ ...bench.words.width, label }], settings, { span }, row.columns[place])
  }
  await fillIn(bench, bench.words.row, settings, usual, row)
}

async function fillColumn(bench: Bench, { columns }: DocumentRow, place: number): Promise<void> {
  const isAlone = columns.length === 1
  await bench.hand.press(
    isAlone
      ? linesOf(bench, 1).last()
      : linesOf(bench, 2)
          .filter({ hasText: new RegExp(`^Column ${place + 1},`) })
          .last(),
  )
  for (const module of columns[place]?.modules ?? []) await addModule(bench, module)
}

async function addModule(bench: Bench, { block, props, animation }: DocumentModule): Promise<void> {
  const { hand, words } = bench
  const title = words.titleOf(block)
  await hand.press(hand.page.getByRole('tab', { name: 'Add', exact: true }))
  await hand.write(hand.page.getByRole('searchbox', { name: 'Search blocks' }), title)
  await hand.press(hand.page.getByRole('button', { name: `Add ${title}`, exact: true }))
  const settings = settingsOf(bench)
  await expect(settings.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  await fillIn(bench, words.settingsOf(block), settings, words.startOf(block), props)
  await fillIn(bench, [words.entrance], settings, {}, { animation })
}
