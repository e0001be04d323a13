import type { BrowserContext, Page } from '@playwright/test'

/** Milliseconds that every answer comes later, and how many times longer the page's own work takes. */
const LATER = Number(process.env.LATER ?? 300)
const LONGER = Number(process.env.LONGER ?? 4)

const anyThroughput = { downloadThroughput: -1, uploadThroughput: -1 }

/**
 * Shows races that only a busy machine would: `SLOW=line` makes every answer late, `SLOW=work` every script, `SLOW=both` both.
 * No walk may depend on what arrives first.
 */
export async function slowDown(context: BrowserContext, what = process.env.SLOW): Promise<void> {
  if (!what) return
  const slow = async (page: Page): Promise<void> => {
    const session = await context.newCDPSession(page)
    if (what !== 'work') await session.send('Network.emulateNetworkConditions', { offline: false, latency: LATER, ...anyThroughput })
    if (what !== 'line') await session.send('Emulation.setCPUThrottlingRate', { rate: LONGER })
  }
  context.on('page', (page) => void slow(page).catch(() => undefined))
  await Promise.all(context.pages().map(slow))
}
