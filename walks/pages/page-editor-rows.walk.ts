import { bringIn, isKept, pageFile, publish, rowOf } from '../support/owner-pages'
import { expect, signIn, walk } from '../support/site'
import { canvasOf, dragRow, isDrawn, lines } from './page-editor'

walk.use({ siteOf: 'the editor of pages', viewport: { width: 1400, height: 1000 } })

const titles = ['Kitchens', 'Decks', 'Bathrooms']
const heading = (title: string) => ({ block: 'heading', props: { title, level: 'h2' } })

walk('a row is dragged before others: its order is kept, published and seen; undo brings it back', async ({ page, site, request }) => {
  await signIn(page, site)
  await bringIn(
    page,
    site,
    pageFile('/rows', 'Rows in order', [
      rowOf({ block: 'page-head', props: { title: 'Rows' } }),
      ...titles.map((title) => rowOf(heading(title))),
    ]),
    'Rows in order',
  )
  await isDrawn(page)
  const inCanvas = (): Promise<string[]> => canvasOf(page).locator('.heading__title').allTextContents()
  const seen = async (): Promise<string[]> =>
    [...(await (await request.get(`${site.base}/rows`)).text()).matchAll(/heading__title">([^<]+)/g)].map(([, title]) => title!)
  expect(await inCanvas()).toEqual(titles)
  await publish(page)
  expect(await seen()).toEqual(titles)

  const row = (title: string) => canvasOf(page).locator('section.row[data-puck-component]', { hasText: title })
  await dragRow(page, row('Bathrooms'), row('Kitchens'))
  const dragged = ['Bathrooms', 'Kitchens', 'Decks']
  await expect.poll(inCanvas).toEqual(dragged)
  // While it is dragged, too, the canvas shows it where it would land.
  await expect(page.getByText('Unpublished changes', { exact: true })).toBeVisible()
  await isKept(page)
  expect((await lines(page)).filter((name) => name.startsWith('Row'))).toHaveLength(4)
  expect(await seen()).toEqual(titles)
  await publish(page)
  expect(await seen()).toEqual(dragged)

  await page.getByRole('main').getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(inCanvas).toEqual(titles)
  await isKept(page)
  await publish(page)
  expect(await seen()).toEqual(titles)
})
