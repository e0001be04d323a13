import { expect, test } from 'vitest'
import { MOST_PICTURE_BYTES } from '../../spec'
import { changed, faultOf, isBusy, type PictureUpload, progressOf } from './uploads'

const upload = (key: string, state: PictureUpload['state']): PictureUpload => ({ key, name: `${key}.jpg`, state, reason: '' })

test('P03: what is no picture or too large is not even sent', () => {
  expect(faultOf({ type: 'image/jpeg', size: 10 })).toBeUndefined()
  expect(faultOf({ type: 'application/pdf', size: 10 })).toBe('Not a picture.')
  expect(faultOf({ type: '', size: 10 })).toBe('Not a picture.')
  expect(faultOf({ type: 'image/png', size: MOST_PICTURE_BYTES + 1 })).toBe('Larger than 25 MB.')
})

test('P03: progress counts what failed as done with, and one upload changes alone', () => {
  const uploads = [upload('a', 'here'), upload('b', 'failed'), upload('c', 'coming'), upload('d', 'waiting')]
  expect(progressOf(uploads)).toBe(50)
  expect(isBusy(uploads)).toBe(true)
  expect(progressOf([])).toBe(100)
  expect(changed(uploads, 'c', { state: 'here' }).map(({ state }) => state)).toEqual(['here', 'failed', 'here', 'waiting'])
})
