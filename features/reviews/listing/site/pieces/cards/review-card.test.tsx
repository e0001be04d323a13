import { renderToStaticMarkup } from 'react-dom/server'
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { badgeShape } from '../../../../badge'
import type { PublicReview } from '../../../../review'
import { cardMessages } from '../../../messages.card'
import { ReviewCard } from './review-card.view'

const review: PublicReview = {
  ...{ id: 12, reviewer: 'Āwhina Ngata', rating: 4.5, recommendation: '', title: '', text: 'Solid work.', date: '2026-02-28T12:00:00Z' },
  ...{ source: 'Google', language: 'mi', location: 'Deck in Stoke', company: '', photos: [], reply: null, sample: false },
}
const LONG = `${'A long and winding text about a deck. '.repeat(40)}\n\nAnd a second paragraph.`
const HOSTILE = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`

const draw = (change: Partial<PublicReview> = {}, lines?: number) =>
  renderToStaticMarkup(<ReviewCard review={{ ...review, ...change }} {...(lines && { lines })} />)

/** Everything that this card can show at once. */
const full: Partial<PublicReview> = {
  ...{ title: 'Solid', text: LONG, company: 'Kea Ltd', photos: ['/media/deck.jpg', '/media/stairs.jpg', '/media/third.jpg'], sample: true },
  reply: { name: 'Grace', text: 'Thank you.\nCome back.', date: null },
}

describe('a review card', () => {
  test.each([
    ['short', {}],
    ['full', full],
    ['hostile', { ...full, reviewer: HOSTILE, title: HOSTILE, text: HOSTILE + LONG, location: HOSTILE, company: HOSTILE, source: HOSTILE }],
  ])('a %s one holds no inline style or script, and every id once', (_case, change) => {
    const html = draw(change)
    // Without what stands in quotation marks: what a visitor wrote may look like an attribute, and is none.
    const bare = html.replace(/="[^"]*"/g, '=""')
    expect(bare).not.toMatch(/<script|<[^>]*\s(style|on\w+)=/i)
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of html.matchAll(/\saria-(?:labelledby|describedby|controls)="([^"]*)"/g)) expect(ids).toContain(id)
    for (const [, id] of html.matchAll(/\shref="#([^"]*)"/g)) expect(ids).toContain(id)
  })

  test('bar E01: what visitors wrote is text', () => {
    const html = draw({ reviewer: HOSTILE, text: HOSTILE, photos: [`javascript:alert(1)//${HOSTILE}`] })
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#x27;alert(2)&#x27;&gt;')
  })

  test('R08: a long text is clamped and its link opens it by its address', () => {
    const html = draw({ text: LONG })
    expect(html).toContain('id="review-12-text"')
    expect(html).toMatch(/data-clamp="server" data-fit="over" data-lines="3"/)
    expect(html).toMatch(/<a [^>]*href="#review-12-text" aria-describedby="review-12-name">Read more<\/a>/)
    expect(html).toContain('<p>And a second paragraph.</p>')
  })

  test('R08: a text that fits is neither clamped nor followed by a link', () => {
    expect(draw()).not.toMatch(/data-clamp|Read more/)
    expect(draw({ text: 'x'.repeat(80), title: 'Solid' }, 6)).not.toMatch(/data-clamp|Read more/)
  })

  test('R21: it is clamped to as many lines as the list says, up to those that the style sheet knows', () => {
    expect(draw({ text: LONG }, 5)).toContain('data-lines="5"')
    expect(draw({ text: LONG }, 40)).toContain('data-lines="12"')
  })

  test('what a visitor wrote says its language, and finds its own direction', () => {
    for (const text of ['Solid work.', LONG]) expect(draw({ text })).toMatch(/class="review-card__text"[^>]* lang="mi" dir="auto"/)
    expect(draw({ title: 'Pai' })).toMatch(/class="review-card__title" lang="mi" dir="auto"/)
    expect(draw({ language: '' })).not.toContain('lang=')
    expect(draw()).toContain('<bdi>Āwhina Ngata</bdi>')
    expect(draw(full)).toMatch(/class="review-card__reply" dir="auto"/)
  })

  test('it is named by its reviewer, who may have given no name', () => {
    expect(draw()).toMatch(/<article [^>]*id="review-12"[^>]* aria-labelledby="review-12-name"/)
    expect(draw({ reviewer: '' })).toContain(cardMessages.nameless)
  })

  test.each([
    [{ rating: 4.5 }, 'aria-label="4.5 out of 5 stars"'],
    [{ rating: null, recommendation: 'positive' }, cardMessages.recommends],
    [{ rating: null, recommendation: 'negative' }, cardMessages.recommendsNot],
    [{ rating: null }, cardMessages.unrated],
  ] as const)('its verdict is said in words: %j', (change, words) => {
    expect(draw(change)).toContain(words)
  })

  test('a sample is marked as one', () => {
    expect(draw({ sample: true })).toMatch(/<button class="review-card__sample"[^>]*>Sample</)
    expect(draw()).not.toContain('Sample')
  })

  test.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:x', ' javascript:alert(1)', '//evil.test'])(
    'bar E04: a source at %j is a name and no link',
    (url) => {
      const html = renderToStaticMarkup(<ReviewCard review={{ ...review, url }} card={{ source: 'link' }} />)
      expect(html).toContain('aria-hidden="true"></span>Google</span>')
      expect(html).not.toMatch(/<a /)
    },
  )

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'https://good.test@evil.test'])(
    'bar E04: a badge does not lead to %j',
    (url) => expect(safeParse(badgeShape, { onPress: 'url', url }).success).toBe(false),
  )

  test.each([
    ['/review-media/ab/abc1.webp', true],
    ['/media/ann-480.webp', true],
    ['https://127.0.0.1/face.png', false],
    ['//evil.test/face.png', false],
    ['/media/../api/reviews', false],
  ])('bar E03: a face at %s is drawn: %s', (avatar, isDrawn) => {
    const html = renderToStaticMarkup(<ReviewCard review={{ ...review, avatar }} card={{ avatar: 'photo' }} />)
    expect(html.includes('avatar__picture')).toBe(isDrawn)
  })

  test('photos are shown, lazily, with a description and their place kept', () => {
    const pictures = draw(full).match(/<img [^>]*>/g) ?? []
    expect(pictures).toHaveLength(3)
    for (const picture of pictures) {
      expect(picture).toMatch(/ width="1280" height="960"/)
      expect(picture).toContain('loading="lazy"')
      expect(picture).toContain('alt="Photo with the review by Āwhina Ngata"')
    }
  })

  test('photos that lie elsewhere are links, so that a page asks no server but its own', () => {
    const html = draw({ photos: ['https://photos.example/1.jpg', 'javascript:alert(1)'] })
    expect(html).toContain('href="https://photos.example/1.jpg"')
    expect(html).toContain('Photo on photos.example')
    expect(html).not.toMatch(/<img[^>]+photos\.example|javascript:/)
  })

  test('the first photo of the first card of a page is fetched at once', () => {
    const html = renderToStaticMarkup(<ReviewCard review={{ ...review, ...full }} isFirst />)
    const waits = (html.match(/<img [^>]*>/g) ?? []).map((picture) => picture.includes('loading="lazy"'))
    expect(waits).toEqual([false, true, true])
    expect(html).toMatch(/<img [^>]*fetchPriority="high"/)
  })
})
