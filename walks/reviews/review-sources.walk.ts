import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { addBlock, emptyWalk as walk } from '../support/empty-site'
import { withForeignPage } from '../support/foreign-page'
import { holdBack } from '../support/hold-back'
import { newPage, publish } from '../support/owner-pages'
import { expect, type RunningSite, runProgram, signIn } from '../support/site'
import { choose, setUp } from './review-places'
import { awake, openList } from './reviews'

walk.use({ siteOf: 'reviews of many sources' })

const sources = ['Google', 'Facebook', 'TripAdvisor', 'Yelp', 'Trustpilot', 'Kea Guide']
const calls = '**/admin-ajax.php'

function bringSources(site: RunningSite): void {
  const file = path.join(site.folder, 'sources.csv')
  const rows = sources.map((source, n) => `s-${n},2026-02-0${n + 1},Person ${n},5,"A good deck, number ${n}.",${source},yes`)
  writeFileSync(file, ['unique_id,date,name,rating,content,source,is_approved', ...rows].join('\n'))
  const { status, output } = runProgram(['import', 'reviews', file], { DATA_DIR: site.folder })
  expect(status, output).toBe(0)
}

/** The place of an icon in the one picture, and the address of that. */
const iconIn = (place: Locator) =>
  place.locator('.source-icon').evaluate((icon) => {
    const { backgroundPositionX, backgroundImage } = getComputedStyle(icon, '::after')
    return { at: backgroundPositionX, picture: /url\("(.*)"\)/.exec(backgroundImage)?.[1] ?? '' }
  })

/** Each source has another icon beside its name, and one that is unknown its letter. */
async function expectIcons(page: Page, of: (name: string) => Locator): Promise<void> {
  const icons = await Promise.all(sources.map((name) => iconIn(of(name))))
  expect(new Set(icons.map(({ at }) => at)).size).toBe(sources.length)
  expect(icons.at(-1)?.at).toBe('0%')
  const [{ picture = '' } = {}] = icons
  const answer = await page.request.get(picture)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  const letter = await of('Kea Guide')
    .locator('.source-icon')
    .evaluate((icon) => getComputedStyle(icon, '::before').content)
  expect(letter).toBe('"K"')
}

const flash = (page: Page, name: string): Promise<readonly string[]> =>
  page
    .locator('.review-banner__sources')
    .getByRole('button', { name })
    .locator('.source-icon')
    .evaluate((icon) => {
      const { animationName, animationDuration, opacity } = getComputedStyle(icon)
      return animationName === 'none' ? [animationName, opacity] : [animationName, animationDuration]
    })

walk(
  'R17 R25: sources have icons beside their names wherever they stand, and the chosen one flashes while its reviews come',
  async ({ page, site, faults }) => {
    bringSources(site)
    await signIn(page, site)
    const display = await setUp(page, site, 'display', 'With a banner', () =>
      page.getByRole('switch', { name: 'Average rating and source icons' }).press('Space'),
    )
    await setUp(page, site, 'display', 'Sliding', () => choose(page, 'Layout type', /^Carousel/))
    const badge = await setUp(page, site, 'badge', 'Our average', () => choose(page, 'When clicked', /dialog|window|pop/i))
    await setUp(page, site, 'float', 'Our box', () => choose(page, 'What the box shows', /badge/i))
    await newPage(page, site, 'A blank page', 'Sources')
    for (const [block, label, name] of [
      ['Reviews', 'Display', 'With a banner'],
      ['Review slider', 'Display', 'Sliding'],
      ['Review badge', 'Badge', 'Our average'],
      ['Floating reviews', 'Floating box', 'Our box'],
    ] as const) {
      await addBlock(page, block)
      await page.getByRole('tab', { name: 'Settings' }).click()
      await choose(page, label, name)
    }
    await publish(page)

    await openList(page, `${site.base}/sources`)
    const chip = (name: string) => page.locator('.review-banner__sources').getByRole('button', { name })
    await expectIcons(page, chip)
    await expectIcons(page, (name) => page.locator('.review-list .review-card__source > span').filter({ hasText: name }))
    await expectIcons(page, (name) => page.locator('.review-slider .review-card__source > span').filter({ hasText: name }))
    await expectIcons(page, (name) => page.locator('.badge:not(.review-float *) .badge__source').filter({ hasText: name }))
    await expect(page.locator('section.review-float')).toBeVisible()
    await expectIcons(page, (name) => page.locator('.review-float .badge__source').filter({ hasText: name }))

    const letGo = await holdBack(page, calls)
    await chip('Facebook').click()
    await expect.poll(() => flash(page, 'Facebook')).toEqual(['review-list-flash', '0.4s'])
    expect(await flash(page, 'Google')).toEqual(['none', '1'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await flash(page, 'Facebook')).toEqual(['none', '0.4'])
    letGo()
    await expect(page.locator('.review-list [data-review]')).toHaveCount(1)
    expect(await flash(page, 'Facebook')).toEqual(['none', '1'])
    await page.unrouteAll()

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.route(calls, (route) => route.fulfill({ status: 500, body: 'no' }))
    await chip('Yelp').click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await flash(page, 'Yelp')).toEqual(['none', '1'])
    await page.unrouteAll()
    faults.length = 0

    const script = `<script type="module" src="${site.base.replace('127.0.0.1', 'localhost')}/embed.js"></script>`
    const body = `<div data-frontage="review-list" data-id="${display}"></div><div data-frontage="review-badge" data-id="${badge}"></div>${script}`
    await withForeignPage(body, async (address) => {
      await page.goto(address)
      await awake(page)
      await expectIcons(page, (name) => page.locator('.review-banner__sources').getByRole('button', { name }))
      await expectIcons(page, (name) => page.locator('.badge__source').filter({ hasText: name }))
    })
  },
)
