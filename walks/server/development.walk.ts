import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@frontage/kit/free-port.fake'
import { test } from '@playwright/test'
import { browserWith } from '../support/fonts'
import { expect, filledFolder, forget, newFolder } from '../support/site'

const SLOWEST = { timeout: 120_000 }

/** The sources once more, so that the walk can change them; packages are those that are installed, but for our own. */
function copyOfSources(): string {
  const copy = newFolder()
  for (const name of ['apps', 'features', 'packages', 'script', 'vite.config.ts', 'package.json'])
    cpSync(name, path.join(copy, name), { recursive: true })
  symlinkSync(path.resolve('demo'), path.join(copy, 'demo'))
  mkdirSync(path.join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.') && name !== '@frontage'))
    symlinkSync(path.resolve('node_modules', name), path.join(copy, 'node_modules', name))
  cpSync('node_modules/@frontage', path.join(copy, 'node_modules/@frontage'), { recursive: true, verbatimSymlinks: true })
  return copy
}

/** `npm run dev` in a folder, until it says where the site is. */
async function develop(folder: string, data: string): Promise<{ base: string; program: ChildProcess; server: number }> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: data, AVIF: 'no' }
  const program = spawn(process.execPath, ['script/dev.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(program)
  let output = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (said: Buffer) => (output += said))
  const base = `http://127.0.0.1:${port}`
  await expect.poll(() => output, SLOWEST).toContain(`${base}/admin`)
  return { base, program, server: childOf(program) }
}

const childOf = ({ pid }: ChildProcess): number => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function change(folder: string, file: string, from: string | RegExp, to: string): void {
  const where = path.join(folder, file)
  const before = readFileSync(where, 'utf8')
  const after = before.replace(from, to)
  expect(after, file).not.toBe(before)
  writeFileSync(where, after)
}

const started: ChildProcess[] = []
test.afterEach(() => {
  for (const program of started) program.kill('SIGTERM')
})

test('whoever develops sees styles and views change on the page, the server starts again, and nothing stays behind', async ({
  playwright,
}) => {
  test.setTimeout(900_000)
  const folder = copyOfSources()
  const data = filledFolder()
  const { base, program, server } = await develop(folder, data)
  const browser = await playwright.chromium.launch(browserWith('usual'))
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('console', (message) => /Content Security Policy/i.test(message.text()) && faults.push(message.text()))

  await page.goto(`${base}/reviews`)
  const list = page.locator('[data-island="review-list"]').first()
  await list.dispatchEvent('keydown')
  await expect(list).toHaveAttribute('data-awake', '', SLOWEST)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  const isTheSame = (): Promise<boolean> => page.evaluate(() => 'isTheSame' in window)

  change(folder, 'apps/site/base.css', /$/, '\nbody { outline: 3px solid rgb(1, 2, 3) !important }\n')
  await expect(page.locator('body')).toHaveCSS('outline-color', 'rgb(1, 2, 3)', SLOWEST)
  expect(await isTheSame(), 'a style changes on the page that is there').toBe(true)

  const [view = ''] = globSync('features/**/review-list/review-list.view.tsx')
  change(folder, view, '<section className', '<section data-changed="yes" className')
  await expect(list.locator('[data-changed]')).toBeVisible(SLOWEST)
  expect(await isTheSame(), 'so does the view of an island').toBe(true)

  change(folder, 'apps/server/pages/document.ts', '<meta name="color-scheme"', '<meta name="changed"><meta name="color-scheme"')
  await expect(page.locator('meta[name="changed"]')).toHaveCount(1, SLOWEST)

  execFileSync(process.execPath, ['script/new/new.mjs', 'block', 'rows', 'opening-note'], { cwd: folder })
  const isKnown = async (): Promise<boolean> => (await (await fetch(`${base}/sandbox`)).text()).includes('opening-note')
  await expect.poll(isKnown, SLOWEST).toBe(true)
  await browser.close()

  program.kill('SIGTERM')
  await expect.poll(() => [program.pid ?? 0, server].some(isRunning), SLOWEST).toBe(false)
  const again = await develop(folder, data)
  again.program.kill('SIGINT')
  await expect.poll(() => [again.program.pid ?? 0, again.server].some(isRunning), SLOWEST).toBe(false)
  expect(faults).toEqual([])
  forget(folder)
  forget(data)
})
