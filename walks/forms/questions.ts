import { expect, type Page } from '@playwright/test'

/** The letters of the picture, as those get them who cannot see it. */
export async function lettersIn(page: Page): Promise<string> {
  const picture = page.locator('img.wpcf7-captchac')
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  const address = new URL((await picture.getAttribute('src')) ?? '', page.url()).href
  const words = await (await page.request.get(address.replace(/png$/, 'txt'))).text()
  const figures: Record<string, string> = { three: '3', four: '4', six: '6', seven: '7', nine: '9' }
  return [...words.matchAll(/the digit (\w+)|([A-Z]) as in/g)].map(([, figure = '', letter]) => letter ?? figures[figure]).join('')
}
