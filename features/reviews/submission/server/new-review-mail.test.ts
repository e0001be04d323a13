import type { LanguageOf } from '@frontage/kit/person-texts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { reviewFormShape } from '../../review-form'
import { mailsAbout } from './new-review-mail'

const languageOf: LanguageOf = (address) => (address === 'mere@site.test' ? 'de' : 'en')
const around = { publicUrl: 'https://site.test', owner: 'olive@site.test', languageOf }
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

test('each of them reads of it in their own language, and what the visitor wrote as it was written', () => {
  const both = form({ notify: [{ to: 'mere@site.test', least: 0, most: 0 }] })
  expect(mailsAbout(both, { ...written, title: 'Stairs', reviewer: '' }, around)).toEqual([
    {
      to: 'mere@site.test',
      subject: 'Neue Bewertung: 2 von 5 Sternen',
      text: 'Ein Besucher ohne Namen hat eine Bewertung mit 2 von 5 Sternen gesendet.\n\nStairs\n\nLate.\n\nHier geben Sie sie frei oder lehnen sie ab: https://site.test/admin/reviews',
    },
    {
      to: 'olive@site.test',
      subject: 'New review: 2 of 5 stars',
      text: 'An unnamed visitor has sent a review with 2 of 5 stars.\n\nStairs\n\nLate.\n\nApprove or reject it here: https://site.test/admin/reviews',
    },
  ])
  const unrated = { ...written, rating: null, text: 'With {reviewer} in it.' }
  expect(mailsAbout(both, unrated, around)[0]).toMatchObject({
    subject: 'Neue Bewertung',
    text: expect.stringMatching(/^Ann hat eine Bewertung gesendet\.\n\nWith \{reviewer\} in it\.\n\nHier/),
  })
})
