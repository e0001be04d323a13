import { listen } from '../support/ear'
import { example } from '../support/rows'
import { expect, walk } from '../support/site'

walk('T17: a picture shown large says its text and its place, and so does every further one', async ({ page, site }) => {
  const ear = await listen(page, ['Loading...'])
  await page.goto(`${site.base}/portfolio`)
  const opener = page.getByRole('region', { name: 'Portfolio' }).getByRole('listitem').nth(1).getByRole('link')
  await opener.focus()
  await expect(page.locator('[data-island="portfolio"][data-awake]')).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(/^Kitchen with tide-green cabinets/)
  await expect(dialog.getByRole('button', { name: 'Close (Esc)' })).toBeFocused()
  await expect(dialog).toHaveAccessibleDescription('2 of 24')
  await ear.expectHeard([], 'name and place of the dialog are heard with the focus')
  for (const [key, place] of [
    ['ArrowRight', 3],
    ['ArrowRight', 4],
    ['ArrowLeft', 3],
  ] as const) {
    await page.keyboard.press(key)
    const alt = await dialog.getByRole('img').getAttribute('alt')
    const caption = await dialog.locator('.lightbox__caption').textContent()
    await ear.expectHeard([`${place} of 24. ${alt}. ${caption}`])
  }
  await expect(dialog).toMatchAriaSnapshot(`
    - button "Close (Esc)"
    - button "Previous (Left arrow key)"
    - button "Next (Right arrow key)"
    - img
    - paragraph
    - status: /3 of 24\\. .+/
  `)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await ear.expectHeard([])
})

walk('T17: a picture that waits says so, and one that cannot be had says that', async ({ page, site, faults }) => {
  const ear = await listen(page)
  await example(page, site, 'gallery', 'five-shown-large')
  await page.getByRole('main').getByRole('link').first().press('Enter')
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(/^1 of \d+$/)
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await ear.forget()
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/media/**', async (route) => {
    await promise
    await route.abort()
  })
  // The next two are fetched before they are asked for; the last one is not.
  await page.keyboard.press('End')
  await ear.expectHeard([/^5 of 5\. \w/, 'Loading...'])
  answer()
  await ear.expectHeard(['The image could not be loaded.'])
  faults.length = 0
})

walk('T01: the phone menu is a button with a state; Escape closes it and leads back', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(site.base)
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await toggle.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Main' })).toMatchAriaSnapshot(`
    - listitem:
      - link "Services"
  `)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(toggle).toBeFocused()
})

walk('T12: a pop-up is a dialog with a name, keeps the focus, and gives it back', async ({ page, site }) => {
  await page.goto(`${site.base}/how-we-work`)
  const opener = page.getByRole('button', { name: 'What to have ready' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: /\w/ })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  for (let time = 0; time < 4; time++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

walk('H03: the colours are a button that says whether they are dark', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(site.base)
  const button = page.getByRole('button', { name: 'Dark colours', pressed: false })
  await button.press('Space')
  await expect(page.getByRole('button', { name: 'Dark colours', pressed: true })).toBeFocused()
})
