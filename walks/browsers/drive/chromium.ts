import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { chromium, type ElementHandle } from '@playwright/test'
import { browserWith } from '../../support/fonts.ts'
import type { Engine } from './engine.ts'
import { TOLD, watchingByConsole } from './watch.ts'

const UNPACKED = path.resolve('node_modules/.cache/chromium-109')

/** The browser as its package holds it, unpacked once. @returns its path */
async function unpack(): Promise<string> {
  if (existsSync(UNPACKED)) return UNPACKED
  const home = path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium/package.json'))
  const part = `${UNPACKED}.${process.pid}`
  mkdirSync(path.dirname(UNPACKED), { recursive: true })
  await pipeline(createReadStream(`${home}/bin/chromium.br`), createBrotliDecompress(), createWriteStream(part, { mode: 0o755 }))
  renameSync(part, UNPACKED)
  return UNPACKED
}

/** The headless shell of Chromium 109, the oldest that the site promises to work in. */
export const startOldChromium = async (base: string): Promise<Engine> => startChromium(base, await unpack())

/** Chromium over its own protocol: the one of today unless another is named. */
export async function startChromium(base: string, other?: string): Promise<Engine> {
  const { args, env, executablePath } = browserWith('usual')
  const browser = await chromium.launch({ executablePath: other ?? executablePath, args: [...args, '--disable-gpu'], env })
  const context = await browser.newContext()
  const page = await context.newPage()
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(TOLD)) heard.push(message.text().slice(TOLD.length))
  })
  await context.addInitScript(watchingByConsole)
  return {
    base,
    open: async (address) => void (await page.goto(address)),
    run: (expression) => page.evaluate(expression),
    give: async (expression, files) => {
      const field = (await page.evaluateHandle(expression)) as ElementHandle<HTMLInputElement>
      await field.setInputFiles([...files])
    },
    move: ({ x, y }) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    pressTwice: ({ x, y }) => page.mouse.dblclick(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    forget: async () => {
      await context.clearCookies()
      await page.evaluate('localStorage.clear(), sessionStorage.clear()')
    },
    faults: () => heard.splice(0),
    close: () => browser.close(),
  }
}
