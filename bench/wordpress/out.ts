import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Later } from '../tools/cleanup.ts'
import { freePort } from '../tools/daemon.ts'
import { runFrontage, startFrontage } from '../tools/frontage.ts'
import { differenceOf } from './compare.ts'
import { startSite } from './site.ts'
import { visit } from './visit.ts'

type There = {
  readonly pages: readonly { readonly type: string; readonly title: string; readonly url: string; readonly slug: string }[]
  readonly menu: readonly string[]
  readonly pictures: number
  readonly forms: number
}
export type ComparedOut = {
  readonly path: string
  readonly now: string
  readonly there: string
  readonly hasTitle: boolean
  readonly texts: readonly string[]
  readonly pieces: number
  readonly pictures: number
  readonly shown: number
}
export type MovedOut = {
  readonly pages: readonly ComparedOut[]
  readonly menu: readonly string[]
  readonly ours: readonly string[]
  readonly pictures: number
  readonly forms: number
}

const PLUGINS = ['contact-form-7', 'wordpress-importer']
/** What visitors use rather than read. */
const CONTROLS = 'form, button, [aria-hidden=true], .visually-hidden, dialog, nav'

/** Moves the demo into an empty WordPress by its own importer, and compares page by page. */
export async function moveOut(folder: string, page: Page, later: Later): Promise<MovedOut> {
  const port = await freePort()
  const env = { DATA_DIR: path.join(folder, 'demo'), LOG_LEVEL: 'error', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }
  const ours = await startFrontage(['--demo'], env)
  later(ours.stop)
  const out = path.join(folder, 'out')
  runFrontage(['export', 'wordpress', out], env)
  const site = await startSite(path.join(folder, 'new'), { plugins: PLUGINS, always: ['near.php', 'portfolio.php'] }, later)
  const there = site.ask('import.php', { file: path.join(out, 'site.xml') }) as There
  const pages: ComparedOut[] = []
  for (const { type, title, url, slug } of there.pages) {
    const at = type === 'page' ? (slug === 'home' ? '/' : new URL(url).pathname) : `/portfolio/${slug}`
    const mine = await visit(page, `${ours.base}${at}`, 'main', CONTROLS)
    if (mine.status !== 200) continue
    const theirs = await visit(page, url, 'main', '')
    const { texts, alts } = differenceOf(mine, theirs)
    const hasTitle = theirs.pieces.some((piece) => piece.includes(title)) || mine.pieces.every((piece) => !piece.includes(title))
    pages.push({
      path: at,
      now: `${ours.base}${at}`,
      there: url,
      hasTitle,
      texts,
      pieces: mine.pieces.length,
      pictures: alts.length,
      shown: new Set(mine.pictures.map(({ alt }) => alt).filter(Boolean)).size,
    })
  }
  await page.goto(ours.base)
  const links = await page.locator('header nav a').allInnerTexts()
  return { pages, menu: there.menu, ours: links, pictures: there.pictures, forms: there.forms }
}
