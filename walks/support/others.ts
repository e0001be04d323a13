import type { Page } from '@playwright/test'
import type { RunningSite } from './site'

/** Who else is asked by a page; what they would answer stands in for them. */
export async function watchOthers(page: Page, site: RunningSite): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== site.base,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other</title>' })
    },
  )
  return asked
}
