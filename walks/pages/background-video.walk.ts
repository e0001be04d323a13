import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { bringIn, pageFile, publish, rowOf } from '../support/owner-pages'
import { expect, type RunningSite, signIn, walk } from '../support/site'
import { type Answer, holdTime, playVideoSites, toldTo } from '../support/video-sites'

walk.use({ siteOf: 'videos behind rows' })

const fallback = { file: 'hero.webp', width: 1280, height: 720, alt: 'A white house on one long deck.' }
const box = (page: Page) => page.locator('.background-video')
const button = (page: Page, name: string) => box(page).getByRole('button', { name: `${name} the video` })

/** A page with one row, and this video behind it: brought in, published and opened. */
async function visit(page: Page, site: RunningSite, path: string, props: object): Promise<void> {
  await signIn(page, site)
  const behind = { block: 'background-video', props: { fallback, ...props } }
  const row = { ...rowOf({ block: 'page-head', props: { title: 'Behind' } }), height: 'half', behind }
  await bringIn(page, site, pageFile(path, path, [row]), path)
  await publish(page)
  await page.goto(site.base + path)
}

for (const [name, address] of [
  ['youtube', 'https://youtu.be/abcdefghijk'],
  ['vimeo', 'https://vimeo.com/123456789'],
] as const) {
  walk(`T14: a film of ${name} that cannot play gives way to its picture`, async ({ page, site, faults }) => {
    let answer: Answer = 'refuses'
    await page.clock.install()
    const asked = await playVideoSites(page, () => answer)
    await visit(page, site, `/${name}-fails`, { address })
    await button(page, 'Play').click()
    await expect(box(page).locator('iframe')).toHaveCount(0)
    await expect(button(page, 'P')).toHaveCount(0)
    await expect(page.getByAltText(fallback.alt)).toBeVisible()

    for (const [before, next] of (['is silent', 'cannot be reached'] as const).entries()) {
      answer = next
      await page.reload()
      await button(page, 'Play').click()
      await expect(button(page, 'Pause')).toBeVisible()
      await expect(box(page).locator('iframe')).toHaveCount(1)
      await expect(box(page)).not.toHaveAttribute('data-plays')
      // Else it gives up before it has asked.
      await expect.poll(() => asked.length, next).toBe(before + 2)
      await page.clock.runFor(8_500)
      await expect(box(page).locator('iframe'), next).toHaveCount(0)
      await expect(button(page, 'Play'), 'another press tries it anew').toBeVisible()
    }
    answer = 'plays'
    await button(page, 'Play').click()
    await page.clock.resume()
    await expect(box(page)).toHaveAttribute('data-plays', '')
    expect(asked).toHaveLength(4)
    faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_CONNECTION_REFUSED|chrome-error/.test(fault)))
  })

  walk(`T14: the row's start, end, loop and sound are those of a film of ${name}`, async ({ page, site }) => {
    await playVideoSites(page, () => 'plays')
    await visit(page, site, `/${name}-once`, { address, start: 5, end: 9, loop: false, audio: true })
    const sound = box(page).getByRole('button', { name: 'Sound on' })
    await expect(sound).toBeHidden()
    await button(page, 'Play').click()
    const frame = box(page).locator('iframe')
    await expect(frame).toHaveAttribute('src', name === 'youtube' ? /start=5&end=9&loop=0/ : /loop=0#t=5s/)
    await expect(sound).toBeVisible()
    await sound.click()
    await expect.poll(() => toldTo(page)).toContain(name === 'youtube' ? 'unMute' : 'setMuted')
    // It is over: the button says so, and the picture is back.
    await expect(button(page, 'Play')).toBeVisible()
    await expect(box(page)).not.toHaveAttribute('data-plays')
    await holdTime(page)
    await button(page, 'Play').click()
    await expect(box(page)).toHaveAttribute('data-plays', '')
    expect(await toldTo(page)).toContain(name === 'youtube' ? 'seekTo' : 'setCurrentTime')

    await visit(page, site, `/${name}-again`, { address, start: 5, end: 9 })
    await button(page, 'Play').click()
    const seeks = async (): Promise<number> => (await toldTo(page)).filter((word) => /seekTo|setCurrentTime/.test(word)).length
    await expect.poll(seeks).toBeGreaterThan(1)
    await expect(button(page, 'Pause')).toBeVisible()
    await button(page, 'Pause').click()
    await expect.poll(async () => (await toldTo(page)).at(-1)).toMatch(/^pause/)
  })
}

walk('T14: a film of ours plays its part once and says so; looped it begins again', async ({ page, site }) => {
  await signIn(page, site)
  for (const type of ['mp4', 'webm'])
    await page.request.post(`${site.base}/api/media/films/add`, {
      headers: { origin: site.base },
      multipart: { file: { name: `bright.${type}`, mimeType: `video/${type}`, buffer: readFileSync(`walks/films/bright.${type}`) } },
    })
  const video = box(page).locator('video')
  const time = (): Promise<number> => video.evaluate((element) => (element as HTMLVideoElement).currentTime)
  for (const type of ['mp4', 'webm']) {
    await visit(page, site, `/once-${type}`, { film: { src: `/media/films/bright.${type}` }, start: 1, end: 2, loop: false })
    await expect(box(page)).toHaveAttribute('data-plays', '')
    await expect(button(page, 'Play'), 'it is over').toBeVisible()
    expect(await time()).toBeGreaterThan(1.9)
    const begins = video.evaluate(
      (element) =>
        new Promise<number>((resolve) =>
          element.addEventListener('seeked', () => resolve((element as HTMLVideoElement).currentTime), { once: true }),
        ),
    )
    await button(page, 'Play').click()
    expect(await begins).toBeGreaterThanOrEqual(1)
    await expect(button(page, 'Play'), 'it is over again').toBeVisible()
  }
  await visit(page, site, '/again', { mp4: '/media/films/bright.mp4', start: 1 })
  await expect(box(page)).toHaveAttribute('data-plays', '')
  const again = await video.evaluate(
    (element) =>
      new Promise<number>((resolve) =>
        element.addEventListener('seeked', () => resolve((element as HTMLVideoElement).currentTime), { once: true }),
      ),
  )
  expect(again, 'it begins again where its row says').toBeGreaterThanOrEqual(1)
  await expect(button(page, 'Pause')).toBeVisible()
})
