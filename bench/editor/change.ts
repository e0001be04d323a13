import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER } from '../browser/visit.ts'

export type Login = { readonly email: string; readonly password: string }
export type Changes = { readonly name: string; readonly times: readonly number[] }

const TITLE = 'A title'
const A_ROW = 5

/** How long changes of a page with so many modules take until the page shows them. */
export async function changesIn(base: string, login: Login, modules: number, count: number): Promise<Changes[]> {
  const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] })
  try {
    const page = await openEditor(browser, base, login, modules)
    return [
      { name: 'a letter typed into a setting', times: await timed(page, count, typeInto) },
      { name: 'a part moved by key', times: await timed(page, count, moveDown) },
    ]
  } finally {
    await browser.close()
  }
}

async function openEditor(browser: Browser, base: string, { email, password }: Login, modules: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  await page.goto(`${base}/admin`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation').first().waitFor()
  await page.goto(`${base}/admin/pages?page=${await page.evaluate(makePage, { modules, inRow: A_ROW, title: TITLE })}`)
  const canvas = page.frameLocator('#preview-frame')
  await canvas
    .locator('.heading__title')
    .nth(modules - 1)
    .waitFor()
  await page
    .getByRole('treeitem', { name: 'Heading' })
    .nth(modules / 2)
    .click()
  await page.getByRole('textbox', { name: 'Title' }).first().waitFor()
  return page
}

/** Runs in the browser: a page of headings in rows. */
async function makePage({ modules, inRow, title }: { modules: number; inRow: number; title: string }): Promise<number> {
  const send = async (address: string, body: unknown) =>
    (await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
  const { id } = await send('/api/pages', { path: '/measured', title: 'Measured' })
  const module = { block: 'heading', props: { title } }
  const row = { look: 'paper', air: 'half', align: 'start', columns: [{ span: 12, modules: Array.from({ length: inRow }, () => module) }] }
  const { revision } = await (await fetch(`/api/pages/${id}`)).json()
  const document = { version: 2, path: '/measured', title: 'Measured', rows: Array.from({ length: modules / inRow }, () => row) }
  await send(`/api/pages/${id}/draft`, { revision, document })
  return id
}

type Change = (turn: number) => Promise<number>

async function timed(page: Page, count: number, change: Change): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn <= count; turn += 1) {
    times.push(await page.evaluate(change, turn))
    await page.waitForTimeout(300)
  }
  return times.slice(1)
}

/** Runs in the browser: from the key to the next picture in which the canvas shows it. */
const typeInto: Change = (turn) =>
  new Promise((resolve) => {
    const label = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith('Title'))
    const field = document.getElementById(label?.htmlFor ?? '') as HTMLTextAreaElement
    const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')!.contentDocument!
    const text = `Title number ${turn}`
    const start = performance.now()
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const look = (): void => {
      const isThere = [...canvas.querySelectorAll('.heading__title')].some((one) => one.textContent === text)
      if (isThere) resolve(performance.now() - start)
      else if (performance.now() - start > 10_000) resolve(Number.NaN)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** Runs in the browser: from the key to the next picture in which the part stands elsewhere. */
const moveDown: Change = () =>
  new Promise((resolve) => {
    const line = document.querySelector<HTMLElement>('[role=treeitem][aria-selected=true]')!
    const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')!.contentDocument!
    const order = (): string =>
      [...canvas.querySelectorAll('[data-puck-component]')].map((one) => one.getAttribute('data-puck-component')).join()
    const before = order()
    const start = performance.now()
    line.focus()
    line.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true }))
    const look = (): void => {
      if (order() !== before) resolve(performance.now() - start)
      else if (performance.now() - start > 10_000) resolve(Number.NaN)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
