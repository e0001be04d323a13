import { Counted } from '../support/counted'
import { startMailSink } from '../support/mail-sink'
import { expect, forget, signIn, startSite, walk } from '../support/site'
import { prepare, tasks } from './daily-tasks'

const MOST_ACTIONS = 5

walk('what an owner does every day takes at most five actions from the home screen', async ({ page }) => {
  const mails = await startMailSink()
  const site = await startSite({ env: { SMTP_URL: mails.url } })
  try {
    page.setDefaultTimeout(20_000)
    await signIn(page, site)
    await prepare({ page, site })
    const counted: { readonly task: string; readonly actions: number }[] = []
    for (const { name, perform } of tasks)
      await walk.step(name, async () => {
        await page.goto(`${site.base}/admin`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const by = new Counted()
        await perform({ page, site, by, mails })
        counted.push({ task: name, actions: by.count })
      })
    console.table(counted)
    expect(counted.filter(({ actions }) => actions > MOST_ACTIONS)).toEqual([])
  } finally {
    await site.stop()
    await mails.stop()
    forget(site.folder)
  }
})
