import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Two addresses of the same page, and what it is called. */
export type Pair = { readonly name: string; readonly left: string; readonly right: string }

const WIDE = { width: 1280, height: 1000 }
const CELL = { width: 400, height: 312 }
const COLUMNS = 4

/** Pictures of pages beside each other, the left ones left, into one file. */
export async function sheetOf(pairs: readonly Pair[], page: Page, file: string): Promise<void> {
  await page.setViewportSize(WIDE)
  const cells = []
  for (const { left, right } of pairs) for (const url of [left, right]) cells.push(await pictureOf(url, page))
  const rows = Math.ceil(cells.length / COLUMNS)
  const gap = 8
  const at = (index: number) => ({ left: (index % COLUMNS) * (CELL.width + gap), top: Math.floor(index / COLUMNS) * (CELL.height + gap) })
  mkdirSync(path.dirname(file), { recursive: true })
  await sharp({
    create: { width: COLUMNS * (CELL.width + gap) - gap, height: rows * (CELL.height + gap) - gap, channels: 3, background: '#888' },
  })
    .composite(cells.map((input, index) => ({ input, ...at(index) })))
    .webp({ quality: 70 })
    .toFile(file)
}

async function pictureOf(url: string, page: Page): Promise<Buffer> {
  await page.goto(url)
  await page.evaluate(async () => {
    for (const img of document.images) {
      img.loading = 'eager'
      await img.decode().catch(() => {})
    }
    await document.fonts.ready
    window.scrollTo(0, 0)
  })
  return sharp(await page.screenshot())
    .resize(CELL)
    .png()
    .toBuffer()
}
