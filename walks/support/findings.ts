import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose verdict another colour scheme can change; everything else is the same page. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

export type Left = {
  /** What stands in frames has walks of its own. */
  readonly frames?: true
  /** Rules that do not hold for what is looked at. */
  readonly rules?: readonly string[]
}

/** What axe finds wrong with a page, WCAG 2.2 AA and good practice; `without` is left out. */
export async function findings(page: Page, { without = {} }: { readonly without?: Left } = {}): Promise<string[]> {
  const axe = await inOneGo(page, without)
  // What the bar of a phone covers now is clear of it once it is scrolled to; admin-on-a-phone.walk.ts measures what it is for.
  const isCovered = (await page.locator('[data-bottom-bar]').count()) > 0
  return describe(
    await axe
      .withTags(WCAG)
      .disableRules([...(without.rules ?? []), ...(isCovered ? ['target-size'] : [])])
      .analyze(),
  )
}

/** Once into a page, however often it is asked; the short axe of the builder's own. */
const { source } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))('axe-core/axe.min.js') as {
  source: string
}
const onlyOnce = `if (!window.axe) ${source}`

/** Milliseconds. */
const LONGEST_ENTRANCE = 3000

/** What is on its way, by a transition or an entrance, is judged when it has arrived; what never ends, or waits for a hand, is as it is. */
async function haveArrived(page: Page): Promise<void> {
  await nothingIsPointedAt(page)
  const arrived = page.waitForFunction(
    () => {
      const ends = ({ effect, timeline }: Animation) =>
        timeline instanceof DocumentTimeline && Number.isFinite(effect?.getComputedTiming().endTime)
      return !document.getAnimations().some((one) => one.playState === 'running' && ends(one))
    },
    undefined,
    { timeout: LONGEST_ENTRANCE },
  )
  await arrived.catch(() => undefined)
}

/** In the admin, what comes after a press may come under the pointer, which shows its tooltip a moment later. */
async function nothingIsPointedAt(page: Page): Promise<void> {
  if ((await page.locator('html[data-mantine-color-scheme]').count()) === 0) return
  await page.mouse.move(0, 0)
  const isGone = page.getByRole('tooltip').first().waitFor({ state: 'detached', timeout: LONGEST_ENTRANCE })
  // A tooltip that the focus shows stays.
  await isGone.catch(() => undefined)
}

/**
 * A page without frames is read in one go: no second page for what the frames say, and nothing told of what is right.
 * Frames, which may be of other origins, need both.
 */
async function inOneGo(page: Page, { frames }: Left): Promise<AxeBuilder> {
  await haveArrived(page)
  const isWhole = frames || page.frames().length === 1
  if (!isWhole) return new AxeBuilder({ page })
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, axeSource: isThere ? '0' : onlyOnce }).options({ resultTypes: ['violations'] }).setLegacyMode()
  return frames ? axe.exclude('iframe') : axe
}

/** What cannot be told from its ground, or from the words around it. */
export async function faintWords(page: Page, { without = {} }: { readonly without?: Left } = {}): Promise<string[]> {
  const axe = await inOneGo(page, without)
  return describe(await axe.withRules(OF_COLOURS).analyze())
}

const describe = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`))

export async function duplicateIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, place) => ids.indexOf(id) !== place)
  })
}
