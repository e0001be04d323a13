import { expect, test } from 'vitest'
import { backgroundFrameOf, frameOf, videoOf } from './video'

const frame = (address: string): string | undefined => {
  const video = videoOf(address)
  return video && video.kind !== 'file' ? frameOf(video) : undefined
}

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk&t=1m30s', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&start=90'],
  ['https://youtu.be/abcdefghijk?start=5&end=9', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&start=5&end=9'],
  ['https://www.youtube.com/shorts/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0'],
  ['https://vimeo.com/123456/ab12', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1&title=0&byline=0&portrait=0&h=ab12'],
])('T14: %s is played by its site', (address, src) => expect(frame(address)).toBe(src))

test('T14: a video behind a row loops unless its address says otherwise, and starts where it says', () => {
  const video = videoOf('https://youtu.be/abcdefghijk?t=10')
  if (!video || video.kind === 'file') throw new Error('a video of a site is expected')
  expect(backgroundFrameOf(video, true)).toContain('mute=1&start=10&loop=1&playlist=abcdefghijk')
  expect(backgroundFrameOf({ ...video, isLooped: false }, true)).toContain('loop=0')
})

test('a file of ours plays by itself', () => expect(videoOf('/files/deck.mp4')).toEqual({ kind: 'file', src: '/files/deck.mp4' }))

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/a.mp4',
  'https://notyoutube.com/watch?v=abcdefghijk',
  '/deck.exe',
  '',
])('bar E04: %s is no video', (address) => expect(videoOf(address)).toBeUndefined())
