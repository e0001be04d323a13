import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Page, test } from '@playwright/test'
import type { PageDocument } from '../../features/pages/page'
import { expect, forget, type RunningSite } from '../support/site'
import { exportOf, setUp, startBlankSite, textIn } from './blank-site'
import { buildByHand, deskOfOwner } from './by-hand'
import type { Bench } from './controls'
import { buildFooter, buildHeader } from './frame'
import { createHand } from './hand'
import { storedIn } from './stored'
import { readVocabulary } from './vocabulary'

test.use({ viewport: deskOfOwner })

const all = globSync('demo/site/*.json').map((file) => path.basename(file, '.json'))
/** `PAGES=home,about`: only these. */
const wanted = process.env.PAGES?.split(',') ?? all.sort()

test('every page of the demo is built by hand, exported and kept, and so are header and footer', async ({ page }) => {
  const { site, exported } = await startBlankSite()
  try {
    await setUp(page, site)
    const words = await readVocabulary()
    const built: string[] = []
    for (const name of wanted) {
      const hand = createHand(page)
      const isBuilt = await succeeds(build({ hand, words, titleOfStored: storedIn(exported) }, site, name), page, name)
      console.log(`${name}: ${isBuilt ? 'built' : 'not built'} in ${hand.actions()} actions`)
      if (isBuilt) built.push(name)
    }
    const now = exportOf(site.folder)
    for (const name of built) keep(name, textIn(now, `site/${name}`))
    expect(built).toEqual(wanted)
  } finally {
    await site.stop()
    forget(site.folder)
  }
})

async function build(bench: Bench, site: RunningSite, name: string): Promise<void> {
  const kept: unknown = JSON.parse(readFileSync(`demo/site/${name}.json`, 'utf8'))
  const [{ props }] = (Array.isArray(kept) ? kept : [{}]) as [{ props: never }]
  if (name === 'header') await buildHeader(bench, site, props)
  else if (name === 'footer') await buildFooter(bench, site, props)
  else await buildByHand(bench, site, kept as PageDocument)
}

/** What fails is shown as it stood, and the others go on. */
async function succeeds(building: Promise<void>, page: Page, name: string): Promise<boolean> {
  try {
    await building
    return true
  } catch (reason) {
    console.error(`${name}: ${String(reason)}`)
    await page.screenshot({ path: `test-results/rebuild-${name}.png` })
    return false
  }
}

function keep(name: string, text: string): void {
  const file = `demo/site/${name}.json`
  console.log(`${name}: ${readFileSync(file, 'utf8') === text ? 'the same as before' : 'changed'}`)
  writeFileSync(file, text)
}
