import type { Locator } from '@playwright/test'
import type { Bench } from './controls'

/** A line of a menu or of a footer, and what stands below it. */
export type Line = { readonly words: string; readonly href?: string | undefined; readonly below?: readonly Line[] }

/** What the buttons and fields of such lines are called. */
export type LineWords = { readonly add: string; readonly addBelow: string; readonly head: string }

/** Lines, one after the other, each with those below it. A new line is open at once, and the last one that was. */
export async function addLines(bench: Bench, around: Locator, words: LineWords, lines: readonly Line[]): Promise<void> {
  for (const line of lines) {
    await bench.hand.press(around.getByRole('button', { name: words.add, exact: true }))
    await fillLine(bench, around, words.head, line)
    for (const inner of line.below ?? []) {
      await bench.hand.press(around.getByRole('button', { name: `More actions for ${line.words}`, exact: true }))
      await bench.hand.press(bench.hand.page.getByRole('menuitem', { name: words.addBelow, exact: true }))
      await fillLine(bench, around, 'Text', inner)
    }
  }
}

async function fillLine(bench: Bench, around: Locator, label: string, { words, href }: Line): Promise<void> {
  await bench.hand.write(around.getByRole('textbox', { name: label, exact: true }), words)
  if (href !== undefined) await fillLink(bench, around, href)
}

const kinds = [
  { begins: 'mailto:', kind: 'An e-mail address', field: 'E-mail address' },
  { begins: 'tel:', kind: 'A phone number', field: 'Phone number' },
] as const

/** Where a link leads: its kind first, and then a page of this site, a mailbox or a phone. */
export async function fillLink({ hand }: Bench, around: Locator, href: string): Promise<void> {
  const { kind, field, begins } = kinds.find((one) => href.startsWith(one.begins)) ?? {
    kind: 'A page of this site',
    field: 'Page',
    begins: '',
  }
  const choice = around.getByRole('combobox', { name: 'Link to', exact: true })
  if ((await choice.inputValue()) !== kind) await hand.choose(choice, kind)
  const target =
    field === 'Page' ? around.getByRole('combobox', { name: field, exact: true }) : around.getByRole('textbox', { name: field })
  await hand.write(target, href.slice(begins.length))
  await hand.key('Tab')
}
