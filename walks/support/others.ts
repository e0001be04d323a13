import type { Page } from '@playwright/test'
import type { RunningSite } from './site'

const isOfOthers = (url: URL, site: RunningSite): boolean => /^https?:$/.test(url.protocol) && url.origin !== site.base

/** Who else is asked by a page. Nobody stands between the page and its site: it keeps what it has fetched, as for visitors. */
export function listenForOthers(page: Page, site: RunningSite): readonly string[] {
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (isOfOthers(new URL(request.url()), site)) asked.push(request.url())
  })
  return asked
}

/** Who else is asked by a page; what they would answer stands in for them. */
export async function watchOthers(page: Page, site: RunningSite): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(
    (url) => isOfOthers(url, site),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other</title>' })
    },
  )
  return asked
}
