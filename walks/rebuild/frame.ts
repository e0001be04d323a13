import type { Locator } from '@playwright/test'
import { expect, type RunningSite } from '../support/site'
import type { Bench } from './controls'
import { addLines, fillLink, type Line } from './lines'

type Link = { readonly label: string; readonly href: string; readonly children?: readonly Link[] }
export type Header = { readonly name: string; readonly links: readonly Link[]; readonly action: Link }
export type Footer = {
  readonly name: string
  readonly columns: readonly { readonly title: string; readonly lines: readonly { readonly text: string; readonly href?: string }[] }[]
  readonly smallPrint: readonly string[]
}

const lineOf = ({ label, href, children = [] }: Link): Line => ({ words: label, href, below: children.map(lineOf) })

/** The header of the demo: its menu, its sign, a button, a search and the switch between colours. */
export async function buildHeader(bench: Bench, site: RunningSite, { name, links, action }: Header): Promise<void> {
  const { hand } = bench
  await hand.page.goto(`${site.base}/admin/pages/header`)
  await addLines(bench, await part(bench, 'Menu'), { add: 'Add a link', addBelow: 'Add a link below it', head: 'Text' }, links.map(lineOf))

  const sign = await part(bench, 'Name & logo')
  await hand.write(sign.getByRole('textbox', { name: 'Business name' }), name)
  await hand.press(sign.getByText('Icon', { exact: true }))
  await hand.press(sign.getByRole('radio', { name: 'House by the sea' }))

  const buttons = await part(bench, 'Buttons')
  await hand.turn(buttons.getByRole('switch', { name: 'Show the button' }))
  await hand.write(buttons.getByRole('textbox', { name: 'Text', exact: true }), action.label)
  await fillLink(bench, buttons, action.href)
  await hand.choose(buttons.getByRole('combobox', { name: 'Style' }), 'Opens below the header')
  await hand.turn(buttons.getByRole('switch', { name: 'Button to switch between light and dark' }))
  await publishFrame(bench)
}

/** The footer of the demo: columns, small print, and the way to the top. */
export async function buildFooter(bench: Bench, site: RunningSite, { name, columns, smallPrint }: Footer): Promise<void> {
  const { hand } = bench
  const lines = columns.map(({ title, lines: inner }) => ({ words: title, below: inner.map(({ text, href }) => ({ words: text, href })) }))
  await hand.page.goto(`${site.base}/admin/pages/footer`)
  await addLines(bench, await part(bench, 'Columns'), { add: 'Add a column', addBelow: 'Add a line', head: 'Column heading' }, lines)
  const names = await part(bench, 'Name & small print')
  await hand.write(names.getByRole('textbox', { name: 'Business name' }), name)
  await hand.write(names.getByRole('textbox', { name: 'Lines at the end of the page' }), smallPrint.join('\n'))
  const strip = await part(bench, 'Sticky bar & back to top')
  const toTop = strip.getByRole('switch', { name: 'Show the button' })
  if (!(await toTop.isChecked())) await hand.turn(toTop)
  await publishFrame(bench)
}

/** One of the parts of the screen, by its tab. */
async function part({ hand }: Bench, title: string): Promise<Locator> {
  const tab = hand.page.getByRole('tab', { name: title, exact: true })
  await hand.press(tab)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  return hand.page.getByRole('tabpanel')
}

async function publishFrame({ hand }: Bench): Promise<void> {
  const button = hand.page.getByRole('button', { name: 'Publish', exact: true })
  await hand.press(button)
  await expect(button).toBeDisabled()
}
