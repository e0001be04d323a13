import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose verdict another colour scheme can change; everything else is the same page. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

type Left = {
  /** What stands in frames has walks of its own. */
  readonly frames?: true
  /** Rules that do not hold for what is looked at. */
  readonly rules?: readonly string[]
}

/** What axe finds wrong with a page, WCAG 2.2 AA and good practice; `without` is left out. */
export async function findings(page: Page, { without = {} }: { readonly without?: Left } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(WCAG).disableRules([...(without.rules ?? [])])
  return describe(await (without.frames ? axe.exclude('iframe') : axe).analyze())
}

/** What cannot be told from its ground, or from the words around it. */
export async function faintWords(page: Page): Promise<string[]> {
  return describe(await new AxeBuilder({ page }).withRules(OF_COLOURS).analyze())
}

const describe = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`))

export async function duplicateIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, place) => ids.indexOf(id) !== place)
  })
}
