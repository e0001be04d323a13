// Pictures of every page of the demo in Chromium, Firefox and WebKit, narrow and wide, side by side: `npm run contact-sheet [word …]`,
// only pages whose address has one of the words. They are in test-results/contact-sheet, sheet.png for all of them.
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { demoPages } from '../support/demo.ts'
import { forget, startSite } from '../support/site.ts'
import { startChromium } from './drive/chromium.ts'
import type { Engine } from './drive/engine.ts'
import { startFirefox } from './drive/firefox.ts'
import { Tab } from './drive/tab.ts'
import { startWebKit } from './drive/webkit.ts'

const FOLDER = 'test-results/contact-sheet'
const HIGH = 800
/** How wide a page is, and its picture on the sheet. */
const SIZES = [
  { width: 390, drawn: 156 },
  { width: 1280, drawn: 384 },
] as const
const GAP = 12
const MOST_HIGH = 2400

const words = process.argv.slice(2)
const pages = demoPages.filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
const called = (path: string): string => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'

/** The whole page, a windowful after the other. */
async function wholePage(engine: Engine, width: number): Promise<Buffer> {
  const height = Number(await engine.run('document.documentElement.scrollHeight'))
  const parts: { input: Buffer; left: number; top: number }[] = []
  for (let top = 0; top < height; top += HIGH) {
    const at = Math.min(top, Math.max(0, height - HIGH))
    await engine.run(`(async () => {
      scrollTo({ top: ${at}, behavior: 'instant' })
      await document.fonts.ready
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(() => resolve()))
    })()`)
    parts.push({
      input: await sharp(await engine.picture())
        .resize(width, HIGH, { fit: 'cover', position: 'top' })
        .png()
        .toBuffer(),
      left: 0,
      top: at,
    })
  }
  const canvas = sharp({ create: { width, height: Math.max(height, HIGH), channels: 3, background: 'white' } })
  return canvas.composite(parts).png().toBuffer()
}

type Picture = { readonly input: Buffer; readonly height: number; readonly width: number }

async function pictureOf(engine: Engine, path: string, { width, drawn }: (typeof SIZES)[number], file: string): Promise<Picture> {
  const tab = new Tab(engine)
  await engine.resize(width, HIGH)
  await tab.open(path)
  await tab.readToEnd()
  await tab.tooWide()
  const whole = await wholePage(engine, width)
  writeFileSync(file, whole)
  const small = await sharp(whole).resize({ width: drawn }).png().toBuffer({ resolveWithObject: true })
  const height = Math.min(small.info.height, MOST_HIGH)
  return { input: await sharp(small.data).extract({ left: 0, top: 0, width: drawn, height }).png().toBuffer(), height, width: drawn }
}

/** One row a page: narrow in each browser, then wide in each. */
async function drawSheet(rows: readonly (readonly Picture[])[]): Promise<void> {
  const placed: { input: Buffer; left: number; top: number }[] = []
  let [top, right] = [GAP, 0]
  for (const row of rows) {
    let left = GAP
    for (const { input, width } of row) {
      placed.push({ input, left, top })
      left += width + GAP
    }
    right = Math.max(right, left)
    top += Math.max(...row.map(({ height }) => height)) + GAP * 3
  }
  const sheet = sharp({ create: { width: right, height: top, channels: 3, background: '#777' } })
  await sheet.composite(placed).png().toFile(`${FOLDER}/sheet.png`)
}

mkdirSync(FOLDER, { recursive: true })
const site = await startSite()
const pictures = new Map<string, Picture>()
const keyOf = (path: string, width: number, name: string): string => `${called(path)}.${width}.${name}`
const browsers = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }
try {
  // One browser after the other: each of them has the machine to itself, and none waits so long that its lines are closed.
  for (const [name, start] of Object.entries(browsers)) {
    const engine = await start(site.base)
    for (const path of pages)
      for (const size of SIZES) {
        const key = keyOf(path, size.width, name)
        pictures.set(key, await pictureOf(engine, path, size, `${FOLDER}/${key}.png`))
      }
    await engine.close()
    console.log(name)
  }
  const inRow = (path: string): Picture[] =>
    SIZES.flatMap(({ width }) => Object.keys(browsers).flatMap((name) => pictures.get(keyOf(path, width, name)) ?? []))
  await drawSheet(pages.map(inRow))
  console.log(`${FOLDER}/sheet.png`)
} finally {
  await site.stop()
  forget(site.folder)
}
