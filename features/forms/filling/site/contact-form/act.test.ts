import { serveFrom } from '@frontage/kit/wire/server.client'
import { afterEach, expect, test, vi } from 'vitest'
import type { FeedbackAnswer } from '../../../wire'
import type { PlainFirst } from '../../plain'
import { act } from './act.client'

afterEach(() => {
  serveFrom('')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Where a page at this address is led. */
function ledTo(href: string, redirect_url: string): string[] {
  vi.useFakeTimers()
  const led: string[] = []
  vi.stubGlobal('location', { href, origin: new URL(href).origin, assign: (to: string) => led.push(to) })
  vi.stubGlobal('console', { error: () => {} })
  const answer = { redirect: [{ type: 'redirect', redirect_url, delay: 0 }] } as unknown as FeedbackAnswer
  act(answer, { form: {} as HTMLFormElement, first: { form: 1 } as PlainFirst, show: () => {} })
  vi.runAllTimers()
  return led
}

test('F12: on our own pages an address leads from the page', () => {
  expect(ledTo('http://site.example/contact', '/thanks')).toEqual(['http://site.example/thanks'])
  expect(ledTo('http://site.example/contact', 'http://other.example/')).toEqual([])
})

test('F12: on a page of others an address leads to our server, whoever it stands on', () => {
  serveFrom('http://site.example')
  const page = 'https://elsewhere.example/decks'
  expect(ledTo(page, '/thanks')).toEqual(['http://site.example/thanks'])
  expect(ledTo(page, 'http://site.example/thanks?for=deck')).toEqual(['http://site.example/thanks?for=deck'])
  expect(ledTo(page, 'https://elsewhere.example/thanks')).toEqual(['https://elsewhere.example/thanks'])
  for (const bad of ['http://other.example/', 'javascript:alert(1)', 'https://a@site.example/']) expect(ledTo(page, bad), bad).toEqual([])
})
