import { expect, test } from 'vitest'
import { embedOf } from './embed'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'

test.each([
  ['row 15', 'https://www.youtube.com/watch?v=abcdefghijk&t=10', `${YOUTUBE}&start=10`],
  ['row 15', 'https://youtube.com/watch?list=x&v=abcdefghijk&t=1m30s', `${YOUTUBE}&start=90`],
  ['row 16', 'https://youtu.be/abcdefghijk', YOUTUBE],
  ['row 16', 'https://www.youtube.com/shorts/abcdefghijk', YOUTUBE],
  ['row 16', 'https://www.youtube-nocookie.com/embed/abcdefghijk?start=5', `${YOUTUBE}&start=5`],
  ['a list', 'https://www.youtube.com/embed/videoseries?list=PL1', 'https://www.youtube-nocookie.com/embed/videoseries?list=PL1'],
  ['row 17', 'https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1'],
  ['row 17', 'https://vimeo.com/123456/ab12cd', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1&h=ab12cd'],
  ['row 17', 'https://player.vimeo.com/video/123456?h=ab12cd', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1&h=ab12cd'],
  ['row 18', 'http://maps.google.com/maps?q=Nelson', 'https://maps.google.com/maps?q=Nelson&output=embed'],
  ['row 18', 'https://www.google.com/maps?q=Nelson', 'https://www.google.com/maps?q=Nelson&output=embed'],
  ['another site', 'https://elsewhere.example/watch?v=abcdefghijk', 'https://elsewhere.example/watch?v=abcdefghijk'],
  ['a site that sounds like one', 'https://notyoutube.com/watch?v=abcdefghijk', 'https://notyoutube.com/watch?v=abcdefghijk'],
])('T17 %s: %s', (_row, address, src) => expect(embedOf(address)).toEqual({ kind: 'frame', src }))

test('P04: a file plays by itself', () =>
  expect(embedOf('https://site.test/deck.mp4')).toEqual({ kind: 'file', src: 'https://site.test/deck.mp4' }))

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'deck.mp4', ''])('bar E04: %s is shown by nobody', (address) =>
  expect(embedOf(address)).toBeUndefined(),
)
