import { expect, test } from 'vitest'
import { MOST_FILM_BYTES, MOST_PICTURE_BYTES } from '../../spec'
import { changed, isBusy, issueOf, type MediaUpload, progressOf } from './uploads'

const upload = (key: string, state: MediaUpload['state']): MediaUpload => ({ key, name: `${key}.jpg`, state, reason: '' })

test('P03: what is no picture or too large is not even sent', () => {
  expect(issueOf({ name: 'a', type: 'image/jpeg', size: 10 })).toBeUndefined()
  expect(issueOf({ name: 'a', type: 'application/pdf', size: 10 })).toBe('Not a picture or a video.')
  expect(issueOf({ name: 'a', type: '', size: 10 })).toBe('Not a picture or a video.')
  expect(issueOf({ name: 'a', type: 'image/png', size: MOST_PICTURE_BYTES + 1 })).toBe('Larger than 25 MB.')
  expect(issueOf({ name: 'a.mp4', type: '', size: MOST_PICTURE_BYTES + 1 })).toBeUndefined()
  expect(issueOf({ name: 'a', type: 'video/webm', size: MOST_FILM_BYTES + 1 })).toMatch('Larger than 100 MB.')
})

test('P03: progress counts what failed as done with, and one upload changes alone', () => {
  const uploads = [upload('a', 'here'), upload('b', 'failed'), upload('c', 'coming'), upload('d', 'waiting')]
  expect(progressOf(uploads)).toBe(50)
  expect(isBusy(uploads)).toBe(true)
  expect(progressOf([])).toBe(100)
  expect(changed(uploads, 'c', { state: 'here' }).map(({ state }) => state)).toEqual(['here', 'failed', 'here', 'waiting'])
})
