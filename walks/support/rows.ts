import type { Page } from '@playwright/test'
import type { RunningSite } from './site'

/** Opens an example of a widget. */
export const example = (page: Page, site: RunningSite, block: string, name: string, hash = '') =>
  page.goto(`${site.base}/sandbox/${block}/${name}${hash}`)

/** Scripts that React comes in. */
export const reactOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/(react|mount)[\w.-]*\.js$/.test(name)),
  )
