import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { slowDown } from './slow-machine.ts'

const program = path.resolve('apps/server/bin/frontage.mjs')

export type RunningSite = {
  readonly base: string
  readonly folder: string
  readonly process: ChildProcess
  /** Everything the server printed so far. */
  printed(): string
  /** The demo owner's login, as the server prints it. */
  login(): { email: string; password: string }
  stop(): Promise<number | null>
}

type Options = {
  readonly words?: readonly string[]
  readonly env?: Record<string, string>
  readonly folder?: string
  readonly wrapper?: readonly string[]
}

export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'frontage-walk-'))
export const forget = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** A folder that holds the demo already: a copy of what the run filled once. Where nothing was filled, `--demo` still does it. */
export function filledFolder(folder = newFolder()): string {
  if (process.env.WALKS_FILLED) cpSync(process.env.WALKS_FILLED, folder, { recursive: true })
  return folder
}

/** All walks come from one network. */
const UNLIMITED = { SEARCHES_PER_MINUTE: '0', EMBEDS_PER_MINUTE: '0', PAGES_PER_MINUTE: '0' }

/** Starts the built program on a free port and waits until it says where it is. */
export async function startSite({ words = ['--demo'], env = {}, folder, wrapper = [] }: Options = {}): Promise<RunningSite> {
  folder ??= words.includes('--demo') ? filledFolder() : newFolder()
  const [command = '', ...rest] = [...wrapper, process.execPath, program, 'serve', ...words]
  const child = spawn(command, rest, {
    env: { ...process.env, ...UNLIMITED, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', AVIF: 'no', TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await expect
    .poll(() => /Sandbox[\s\S]*\n\n/.test(output) || child.exitCode !== null, { timeout: 120_000, message: 'the server starts' })
    .toBe(true)
  const base = /Site\s+(\S+)\//.exec(output)?.[1]
  if (!base) throw new Error(`the server did not start:\n${output}`)
  return {
    base,
    folder,
    process: child,
    printed: () => output,
    login: () => {
      const [, email = '', password = ''] = /(\S+@\S+) with the password (\S+)/.exec(output) ?? []
      return { email, password }
    },
    stop: async () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Runs a command of the program to its end. */
export function runProgram(words: readonly string[], env: Record<string, string>): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    encoding: 'utf8',
    timeout: 120_000,
  })
  return { status, output: stdout + stderr }
}

/** Signs in without the page for it; where a walk goes from there is its own. */
export async function signIn(page: Page, site: RunningSite): Promise<void> {
  const answer = await page.request.post(`${site.base}/api/sign-in`, { headers: { origin: site.base }, data: site.login() })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Signs in as a person would, and arrives on the owner's home screen. */
export async function signInByHand(page: Page, site: RunningSite): Promise<void> {
  const { email, password } = site.login()
  await page.goto(`${site.base}/admin`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

/**
 * A walk with a demo site of its worker's own; what the page's own policy forbids, and every error, fails it. Walks that
 * change what others count have a site for themselves: `walk.use({ siteOf: 'their name' })`.
 */
export const walk = base.extend<{ faults: string[] }, { site: RunningSite; siteOf: string }>({
  siteOf: ['everybody', { scope: 'worker', option: true }],
  site: [
    async ({ siteOf: _ }, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
      forget(site.folder)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  context: async ({ context }, use) => {
    await slowDown(context)
    await use(context)
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' || /Content Security Policy/i.test(message.text())) faults.push(message.text())
      })
      await use(faults)
      expect(faults, 'errors and policy violations in the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
