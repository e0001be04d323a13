import * as v from 'valibot'
import { expect, test } from 'vitest'
import { reviewFormShape } from '../../review-form'
import { mailsAbout } from './new-review-mail'

const around = { publicUrl: 'https://site.test', owner: 'olive@site.test' }
const form = (parts: object) => v.parse(reviewFormShape, parts)
const written = { reviewer: 'Ann', email: '', rating: 2, title: '', text: 'Late.' } as unknown as Parameters<typeof mailsAbout>[1]
const toldOf = (parts: object): string[] => mailsAbout(form(parts), written, around).map(({ to }) => to)

test('the owner is told unless the form says otherwise, and each address once', () => {
  expect(toldOf({})).toEqual(['olive@site.test'])
  expect(toldOf({ tellsOwner: false })).toEqual([])
  expect(toldOf({ notify: [{ to: 'olive@site.test', least: 4, most: 5 }] })).toEqual(['olive@site.test'])
  expect(toldOf({ tellsOwner: false, notify: [{ to: 'olive@site.test', least: 4, most: 5 }] })).toEqual([])
  expect(toldOf({ notify: [{ to: 'mere@site.test', least: 0, most: 3 }] })).toEqual(['mere@site.test', 'olive@site.test'])
})
