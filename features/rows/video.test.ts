import { expect, test } from 'vitest'
import { backgroundFrameOf, frameOf, playingOf, videoOf } from './video'

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

const row = { start: 0, end: 0, isLooped: true, hasSound: false }
const behind = (address: string, settings: Partial<typeof row> = {}): string => {
  const video = videoOf(address)
  if (!video || video.kind === 'file') throw new Error('a video of a site is expected')
  return backgroundFrameOf(video, playingOf(video, { ...row, ...settings }))
}

test('T14: a video behind a row plays the part that its row names, or else its address, and again unless one of them forbids it', () => {
  expect(behind('https://youtu.be/abcdefghijk')).toContain('mute=1&loop=1&playlist=abcdefghijk')
  expect(behind('https://youtu.be/abcdefghijk?t=10&end=40')).toMatch(/mute=1&start=10&loop=0$/)
  expect(behind('https://youtu.be/abcdefghijk?t=10', { start: 5, end: 9, isLooped: false })).toMatch(/mute=1&start=5&end=9&loop=0$/)
  expect(behind('https://youtu.be/abcdefghijk?loop=0')).toContain('loop=0')
  expect(behind('https://vimeo.com/123456')).toMatch(/background=1.*loop=1/)
  expect(behind('https://vimeo.com/123456', { hasSound: true })).toMatch(/controls=0.*muted=1&loop=1/)
  expect(behind('https://vimeo.com/123456', { start: 5, isLooped: false })).toMatch(/controls=0.*loop=0#t=5s$/)
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
