import { bringIn, isKept, pageFile, publish, rowOf } from '../support/owner-pages'
import { expect, signIn, walk } from '../support/site'
import { canvasOf, isDrawn, treeOf } from './page-editor'

walk.use({ siteOf: 'the editor of pages' })

const head = { block: 'page-head', props: { title: 'Brought along' } }
const strange = { block: 'weather-forecast', props: { town: 'Nelson' } }
const bad = { block: 'heading', props: { title: 'Too large a level', level: 'h9' } }
const good = { block: 'heading', props: { title: 'This one stands', level: 'h2' } }
const file = pageFile('/brought-along', 'Brought along', [rowOf(head), { ...rowOf(good, strange, bad), look: 'velvet' }])

walk(
  'what a page brings that this site does not know is named, left out alone, and taken away or mended',
  async ({ page, site, request }) => {
    const seen = async (): Promise<string> => (await request.get(`${site.base}/brought-along`)).text()
    await signIn(page, site)
    await bringIn(page, site, file, 'Brought along')
    await isDrawn(page)
    await expect(
      canvasOf(page)
        .getByText('The block “weather-forecast” no longer exists')
        .or(canvasOf(page).getByText('This site has no block named “weather-forecast”.')),
    ).toBeVisible()
    const line = (name: string | RegExp) => treeOf(page).getByRole('treeitem', { name }).last()
    for (const name of [/weather-forecast.*one issue to fix/, /Heading.*one issue to fix/, /^Row 2.*to fix/])
      await expect(line(name)).toBeVisible()

    await publish(page)
    const first = await seen()
    expect(first).toContain('This one stands')
    expect(first).not.toMatch(/weather-forecast|Too large a level|velvet/)
    for (const line of ['"block":"weather-forecast"', '"block":"heading"', 'a module was left out', 'settings of a page were left out'])
      await expect.poll(site.printed).toContain(line)

    await line(/weather-forecast/).click()
    await page.keyboard.press('Enter')
    await expect(page.getByText('This site does not know this block.')).toBeVisible()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('tab', { name: 'Outline' }).click()
    await expect(treeOf(page).getByText(/weather-forecast/)).toHaveCount(0)

    await line(/Heading.*to fix/).click()
    await page.keyboard.press('Enter')
    const level = page.getByRole('tabpanel').getByRole('combobox', { name: 'Heading level' })
    await expect(level).toHaveAccessibleDescription(/Please choose one of these/)
    await level.click()
    await page.getByRole('option').first().click()
    await expect(canvasOf(page).getByText('Too large a level')).toBeVisible()
    await page.getByRole('tab', { name: 'Outline' }).click()
    await line(/^Row 2/).click()
    await page.keyboard.press('Enter')
    const plane = page.getByRole('tabpanel').getByRole('combobox', { name: 'Base' })
    await expect(plane).toHaveAccessibleDescription(/Please choose one of these/)
    await plane.click()
    await page.getByRole('option').first().click()
    await page.getByRole('tab', { name: 'Outline' }).click()
    await expect(treeOf(page).getByText('to fix')).toHaveCount(0)
    await isKept(page)
    await publish(page)
    expect(await seen()).toContain('Too large a level')
  },
)
