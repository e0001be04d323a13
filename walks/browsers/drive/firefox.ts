import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { browserWith } from '../../support/fonts.ts'
import type { Engine } from './engine.ts'
import { TOLD, watchingByConsole } from './watch.ts'

const PREFERENCES = {
  // Scroll bars that lie over the page, as phones and most desktops have them.
  'ui.useOverlayScrollbars': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
  'intl.accept_languages': 'en-GB, en',
  'browser.shell.checkDefaultBrowser': false,
}

/** Firefox ESR of Debian over WebDriver BiDi, with a profile of its own that goes with it. */
export async function startFirefox(base: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    env: browserWith('usual').env,
    extraPrefsFirefox: PREFERENCES,
  })
  const page = await (await browser.createBrowserContext()).newPage()
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(TOLD)) heard.push(message.text().slice(TOLD.length))
  })
  await page.evaluateOnNewDocument(watchingByConsole)
  return {
    base,
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    run: (expression) => page.evaluate(expression),
    give: async (expression, files) => {
      const field = (await page.evaluateHandle(expression)) as ElementHandle<HTMLInputElement>
      await field.uploadFile(...files)
    },
    move: ({ x, y }) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    pressTwice: ({ x, y }) => page.mouse.click(x, y, { count: 2 }),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    forget: async () => {
      await page.deleteCookie(...(await page.cookies()))
      await page.evaluate('localStorage.clear(), sessionStorage.clear()')
    },
    faults: () => heard.splice(0),
    close: () => browser.close(),
  }
}
