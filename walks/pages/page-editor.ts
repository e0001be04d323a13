import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from '../support/site'

export const canvasOf = (page: Page): FrameLocator => page.frameLocator('#preview-frame')
export const treeOf = (page: Page): Locator => page.getByRole('tree', { name: 'Outline' })

/** The lines of the outline, without what they say. */
export const lines = (page: Page): Promise<string[]> =>
  treeOf(page)
    .getByRole('treeitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('[class*=name]')?.textContent ?? ''))

/** Every module of the page is drawn. */
export async function isDrawn(page: Page): Promise<void> {
  await expect(canvasOf(page).locator('.canvas-module').first()).toBeAttached()
  await expect(canvasOf(page).locator('.canvas-skeleton')).toHaveCount(0)
}

/** Where the page shows that what is dragged would land: first of all where it was taken from. */
async function landings(page: Page): Promise<Box[]> {
  const shown = await canvasOf(page).locator('[data-puck-line-placeholder], [data-dnd-placeholder]').all()
  const boxes = await Promise.all(shown.map((each) => each.boundingBox({ timeout: 500 })))
  return boxes.filter((box) => box !== null)
}

const NEAR = 40
const isAt = (box: Box, { x, y }: { x: number; y: number }): boolean =>
  x >= box.x && x <= box.x + box.width && y > box.y - NEAR && y < box.y + box.height + NEAR
const isSame = (box: Box, other: Box): boolean => Math.abs(box.x - other.x) < 4 && Math.abs(box.y - other.y) < 4

/** Drags with the pointer, a step at a time, until the page shows that it would land there. */
export async function drag(page: Page, from: Locator, to: Locator, part: 'upper' | 'lower'): Promise<void> {
  await expect(() => from.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass({ timeout: 30_000 })
  const [start, end] = [await boxOf(from), await boxOf(to)]
  const y = end.y + (part === 'upper' ? Math.min(12, end.height / 4) : end.height - Math.min(12, end.height / 4))
  await page.mouse.move(start.x + 24, start.y + Math.min(12, start.height / 2))
  await page.mouse.down()
  await page.mouse.move(start.x + 44, start.y + 24, { steps: 4 })
  const over = { x: end.x + end.width / 3, y }
  await expect(async () => {
    await page.mouse.move(over.x, over.y - 6, { steps: 4 })
    await page.mouse.move(over.x, over.y, { steps: 4 })
    expect((await landings(page)).some((box) => isAt(box, over) && !isSame(box, start))).toBe(true)
  }).toPass({ timeout: 30_000 })
  await page.mouse.up()
}

/** Takes a row by its edge, where none of its parts lies, and lets go of it once its place is kept where the other one stood. */
export async function dragRow(page: Page, from: Locator, to: Locator): Promise<void> {
  await expect(() => from.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass({ timeout: 30_000 })
  const [start, end] = [await boxOf(from), await boxOf(to)]
  await page.mouse.move(start.x + 24, start.y + 12)
  await page.mouse.down()
  await page.mouse.move(start.x + 44, start.y + 24, { steps: 4 })
  const landing = canvasOf(page).locator('[data-dnd-placeholder]')
  await expect(async () => {
    await page.mouse.move(end.x + end.width / 3, end.y + 12, { steps: 12 })
    await page.mouse.move(end.x + end.width / 3, end.y + 6, { steps: 4 })
    expect(Math.abs((await landing.first().boundingBox({ timeout: 500 }))!.y - end.y)).toBeLessThan(4)
  }).toPass({ timeout: 30_000 })
  await page.mouse.up()
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Where it is, once it is there and lies still: what was just dropped, or drawn again, is on its way for a moment. */
async function boxOf(element: Locator): Promise<Box> {
  let box: Box | null = null
  await expect(async () => {
    const before = await element.boundingBox({ timeout: 2_000 })
    box = await element.boundingBox({ timeout: 2_000 })
    expect(box).not.toBeNull()
    expect(box).toEqual(before)
  }).toPass({ timeout: 30_000 })
  return box!
}

/** The modules of the page, without the picture of one that is on its way. */
export const modulesOf = (page: Page): Locator => canvasOf(page).locator('.canvas-module[data-puck-component]')
