import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { browserWith } from '../../support/fonts.ts'
import type { Engine, Key, Point } from './engine.ts'
import { listenBefore } from './listening-proxy.ts'

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  Tab: Keys.TAB,
  Home: Keys.HOME,
  End: Keys.END,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  ArrowDown: Keys.ARROW_DOWN,
}

/** The first words of a program on one of its channels that fit; it fails when the program ends before. */
const saidBy = (program: ChildProcess, channel: Readable, words: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    channel.on('data', (chunk: Buffer) => {
      said += chunk
      const found = words.exec(said)
      if (found) resolve(found[1] ?? '')
    })
    program.once('exit', () => reject(new Error(`${program.spawnfile} ended: ${said}`)))
    program.once('error', reject)
  })

/** A screen that nobody sees. @returns its number, and how it is closed */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  return { screen, display: `:${await saidBy(screen, screen.stdio[3] as Readable, /(\d+)\n/)}` }
}

const freePort = async (): Promise<number> => {
  const { createServer } = await import('node:net')
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** Asks until the driver answers. */
async function isReady(address: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const answer = await fetch(`${address}/status`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver does not answer')
}

/** The browser's own window is never narrower than its tools: the one that is walked in is a page's, without any. */
async function ownWindow(driver: WebDriver): Promise<void> {
  const before = await driver.getWindowHandle()
  await driver.executeScript("open('about:blank', '_blank', 'popup,width=390,height=800')")
  const made = await driver.wait(async () => (await driver.getAllWindowHandles()).find((handle) => handle !== before), 10_000)
  await driver.switchTo().window(String(made))
}

/** Milliseconds. */
const LONGEST_SCRIPT = 300_000

async function startDriver(display: string) {
  const port = await freePort()
  const program = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...browserWith('usual').env, DISPLAY: display, NO_AT_BRIDGE: '1', LANG: 'en_GB.UTF-8' },
    stdio: 'ignore',
  })
  await isReady(`http://127.0.0.1:${port}`)
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const browserOptions = { binary, args: ['--automation', '--javascript-can-open-windows-automatically=true'] }
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions }))
    .build()
  // Of its own accord it gives up on a page that is read to its end in half a minute; a walk has a limit for what hangs.
  await driver.manage().setTimeouts({ script: LONGEST_SCRIPT })
  return { program, driver }
}

const pointAt = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })

/** WebKitGTK of Debian over WebDriver, the nearest to Safari that runs here. */
export async function startWebKit(site: string): Promise<Engine> {
  const { display, screen } = await startScreen()
  const { program, driver } = await startDriver(display)
  const proxy = await listenBefore(site)
  await ownWindow(driver)
  const hand = () => driver.actions({ async: true })
  return {
    base: proxy.base,
    open: (address) => driver.get(address),
    // As text: the driver cannot hand over every number.
    run: async (expression) => {
      const said = await driver.executeScript(`return (async () => JSON.stringify(await (${expression})))()`)
      return typeof said === 'string' ? JSON.parse(said) : undefined
    },
    give: async (expression, files) => {
      const field = (await driver.executeScript(`return (${expression})`)) as WebElement
      await field.sendKeys(files.join('\n'))
    },
    move: (to) => hand().move(pointAt(to)).perform(),
    down: () => hand().press().perform(),
    up: () => hand().release().perform(),
    pressTwice: (at) => hand().move(pointAt(at)).press().release().press().release().perform(),
    press: (key) => hand().sendKeys(KEYS[key]).perform(),
    type: (text) => hand().sendKeys(text).perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    forget: async () => {
      await driver.manage().deleteAllCookies()
      await driver.executeScript('localStorage.clear(), sessionStorage.clear()')
    },
    faults: () => proxy.heard.splice(0),
    close: async () => {
      await driver.quit().catch(() => undefined)
      proxy.stop()
      program.kill()
      screen.kill()
    },
  }
}
