import { expect } from '@playwright/test'
import { box, counter, picture, thumb, walk } from './gallery'

walk.use({ hasTouch: true })

walk('T17: a swipe leads on, another one closes, and a double tap brings nearer', async ({ page, start }) => {
  await start(page)
  await thumb(page, 1).tap()
  await expect(box(page)).toHaveAttribute('data-state', 'ready')
  /** Fingers say themselves when they moved, 20 milliseconds apart: a slow machine makes no double tap out of reach. */
  const swipe = (across: number, down: number, times = 1) =>
    page.locator('.lightbox__stage').evaluate(
      (stage, [x, y, many]) => {
        let now = performance.now()
        const send = (type: string, at: number) => {
          const place = { clientX: 300 + x * at, clientY: 300 + y * at }
          const event = new PointerEvent(type, { pointerId: 1, pointerType: 'touch', ...place, bubbles: true })
          now += 20
          stage.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: now }))
        }
        for (let time = 0; time < many; time++) {
          send('pointerdown', 0)
          send('pointermove', 0.5)
          send('pointerup', 1)
        }
      },
      [across, down, times] as const,
    )
  const tapTwice = () => swipe(0, 1, 2)
  await swipe(-120, 5)
  await expect(counter(page)).toHaveText('2 of 5')
  await swipe(120, 5)
  await expect(counter(page)).toHaveText('1 of 5')
  await tapTwice()
  await expect(picture(page)).toHaveAttribute('style', /scale\(2\)/)
  await tapTwice()
  await expect(picture(page)).not.toHaveAttribute('style', /scale/)
  await swipe(4, 200)
  await expect(box(page)).toHaveCount(0)
})
