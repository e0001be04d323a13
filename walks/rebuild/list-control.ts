import type { Locator } from '@playwright/test'
import type { Setting } from '../../packages/parts/admin/settings/setting'
import { expect } from '../support/site'
import { type Bench, groupNamed, type SettingOf, type Task } from './controls'

type FillIn = (bench: Bench, settings: readonly Setting[], around: Locator, from: unknown, to: unknown) => Promise<void>

/** Fills the entries that are there, adds what is missing, and takes away what is too much. */
export async function fillList(bench: Bench, { setting, around, from, to }: Task<SettingOf<'list'>>, fillIn: FillIn): Promise<void> {
  const group = groupNamed(around, setting.label)
  const [before, after] = [from, to].map((value) => (Array.isArray(value) ? value : []))
  const entries = group.locator('> ol > li')
  await expect(entries).toHaveCount(before?.length ?? 0)
  for (const [place, entry] of (after ?? []).entries()) {
    const isThere = place < (before?.length ?? 0)
    if (isThere) await open(bench, entries.nth(place))
    else await bench.hand.press(group.getByRole('button', { name: `Add ${setting.one.toLowerCase()}`, exact: true }).last())
    await fillIn(bench, setting.settings, entries.nth(place), isThere ? before?.[place] : setting.start, entry)
  }
  for (let place = (before?.length ?? 0) - 1; place >= (after?.length ?? 0); place -= 1) await remove(bench, entries.nth(place))
  if (after?.length) await shut(bench, entries.nth(after.length - 1))
}

const title = (entry: Locator): Locator => entry.locator('> div > button[aria-expanded]').first()

async function open({ hand }: Bench, entry: Locator): Promise<void> {
  if ((await title(entry).getAttribute('aria-expanded')) === 'false') await hand.press(title(entry))
}

async function shut({ hand }: Bench, entry: Locator): Promise<void> {
  if ((await title(entry).getAttribute('aria-expanded')) === 'true') await hand.press(title(entry))
}

async function remove({ hand }: Bench, entry: Locator): Promise<void> {
  await hand.press(entry.getByRole('button', { name: /^More actions for / }).first())
  await hand.press(hand.page.getByRole('menuitem', { name: 'Remove', exact: true }))
}
