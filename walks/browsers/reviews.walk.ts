import { reviewsWith } from '../reviews/review-forms'
import { expect, walk } from './browsers'
import type { Tab } from './drive/tab'
import { pictureFile } from './files'

const cards = (tab: Tab) => tab.css('[data-review]')
const ids = (tab: Tab): Promise<(string | null)[]> => cards(tab).all((all) => all.map((card) => card.getAttribute('data-review')))

walk('Load More appends the next reviews', async ({ tab }) => {
  await tab.open('/reviews')
  const first = await cards(tab).count()
  expect(first).toBeGreaterThan(5)
  await tab.role('link', /load more/i).press()
  await cards(tab).counts(first * 2)
  expect(new Set(await ids(tab)).size).toBe(first * 2)
})

walk('no review of a wall is broken between its columns', async ({ tab, engine }) => {
  await engine.resize(1280, 800)
  await tab.open('/reviews')
  const [columns, broken] = await cards(tab).all((all) => {
    const widthIn = (card: Element): number => {
      const boxes = [...card.children].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0)
      return Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left))
    }
    const lefts = new Set(all.map((card) => Math.round(card.getBoundingClientRect().left)))
    return [lefts.size, all.filter((card) => widthIn(card) > innerWidth / 2.5).length]
  })
  expect({ columns, broken }).toEqual({ columns: 3, broken: 0 })
})

walk('topics, sources and selects filter the list, and stand in the address', async ({ tab }) => {
  await tab.open('/reviews')
  const before = await ids(tab)
  const facebook = tab.role('button', /^Facebook \d/)
  await facebook.press()
  await tab.isAt('/reviews?type=Facebook')
  await tab.css('.review-card__source').having('Google').counts(0)
  await tab.role('button', /^All reviews/).press()
  await tab.isAt('/reviews')
  await expect.poll(() => ids(tab)).toEqual(before)
  await tab.role('button', 'Kitchen').press()
  await tab.isAt('/reviews?tag=Kitchen')
  await tab.role('button', 'Kitchen').press()
  await tab.isAt('/reviews')
  await tab.label('Rating').choose('5')
  await tab.isAt('/reviews?stars=5')
  await tab.label('4 out of 5 stars').counts(0)
})

walk('a slider turns by its arrows and its dots', async ({ tab }) => {
  await tab.open('/sandbox/review-slider/slider')
  const isOut = (place: number) =>
    cards(tab)
      .at(place)
      .all(([card]) => card?.inert)
  await tab.css('[data-island="review-slider"]').wake()
  await tab.role('button', 'Next reviews').press()
  await expect.poll(() => isOut(0)).toBe(true)
  await expect.poll(() => isOut(3)).toBe(false)
  await tab.role('button', 'Reviews 1').press()
  await expect.poll(() => isOut(0)).toBe(false)
})

walk('a review with a picture is written and arrives', async ({ tab, site, kind }) => {
  const words = `With a picture of me, by ${kind}.`
  await tab.open('/sandbox/review-form/every-field')
  await tab.css('[data-island="review-form"]').wake()
  await tab.label('A picture of you').give(pictureFile())
  await tab.text('me.png').shows()
  await tab.css('input[type=radio][value="4"] + label, label:has(> input[type=radio][value="4"])').press()
  await tab.label('Your review').fill(words)
  await tab.label('Your name').fill('Ann Tui')
  await tab.label('Your email').fill('ann@example.test')
  await tab.role('checkbox').press()
  await tab.role('button', 'Submit Review').press()
  await tab.text('Thank you for your feedback!').shows()
  await expect.poll(() => reviewsWith(site, words)).toBe(1)
})
