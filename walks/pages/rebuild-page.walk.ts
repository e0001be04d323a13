import { readFileSync } from 'node:fs'
import type { PageDocument } from '../../features/pages/page'
import { exportOf, textIn } from '../rebuild/blank-site'
import { buildByHand, deskOfOwner } from '../rebuild/by-hand'
import { createHand } from '../rebuild/hand'
import { storedIn } from '../rebuild/stored'
import { readVocabulary } from '../rebuild/vocabulary'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'the owner who builds a page anew', viewport: deskOfOwner })
walk.setTimeout(900_000)

walk('a page of the demo is taken away and built again by hand: what is exported is the same', async ({ page, site }) => {
  const before = readFileSync('demo/site/contact.json', 'utf8')
  const document = JSON.parse(before) as PageDocument
  await signIn(page, site)
  await page.goto(`${site.base}/admin/pages`)
  await page.getByRole('button', { name: `More for ${document.title}` }).click()
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  await page.getByRole('button', { name: 'Move to trash', exact: true }).click()
  await expect(page.getByRole('link', { name: document.title })).toHaveCount(0)

  const bench = { hand: createHand(page), words: await readVocabulary(), titleOfStored: storedIn(exportOf(site.folder)) }
  await buildByHand(bench, site, document)
  expect(textIn(exportOf(site.folder), 'site/contact')).toBe(before)
})
