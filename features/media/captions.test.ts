import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCaptions } from './captions'

const read = (...lines: string[]) => readCaptions(lines.join('\n'))

test('captions are written anew: times, place and words stay', () => {
  expect(
    read('\uFEFFWEBVTT - of a deck', '', 'first', '00:01.000 --> 00:02.500 line:80% align:start', 'Good <b>morning</b>', '', ''),
  ).toEqual({
    captions: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500 line:80% align:start\nGood <b>morning</b>\n',
  })
})

test('the captions of the demo can be read', () => {
  expect(readCaptions(readFileSync('demo/films/deck-in-a-day.vtt', 'utf8'))).toHaveProperty('captions')
})

test.each([
  ['styles and remarks', 'STYLE\n::cue { background: url(http://x.test) }\n\nNOTE secret\n\n00:01.000 --> 00:02.000\nA', '\nA\n'],
  ['tags that may not stay', '00:01.000 --> 00:02.000\n<c.red onclick=x><lang de>Hallo</lang></c> <00:01.500>du', '\nHallo du\n'],
  ['settings that may not stay', '00:01.000 --> 00:02.000 region:fred size:40% evil', '02.000 size:40%'],
  ['who speaks', '00:01.000 --> 00:02.000\n<v.loud Grace>Kia ora</v>', '\n<v Grace>Kia ora</v>\n'],
  ['brackets that are no tags', '00:01.000 --> 00:02.000\n3 < 4 & 5 &amp; 6', '\n3 &lt; 4 &amp; 5 &amp; 6\n'],
  ['lines of Windows', '00:01.000 --> 00:02.000\r\nA\r\n\r\n01:00:00.000 --> 01:00:01.000\r\nB', '01:00:00.000 --> 01:00:01.000\nB'],
])('of %s only what is harmless is stored', (_what, body, kept) => {
  const { captions } = readCaptions(`WEBVTT\n\n${body}`) as { captions: string }
  expect(captions).toContain(kept)
  expect(captions).not.toMatch(/STYLE|NOTE|onclick|region|evil|url|<c|<lang/)
})

test.each([
  ['no WebVTT', '1\n00:00:01,000 --> 00:00:02,000\nA', 1],
  ['no cue', 'WEBVTT', 1],
  ['an end before its start', 'WEBVTT\n\n00:02.000 --> 00:01.000\nA', 3],
  ['a time that is none', 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\n00:61.000 --> 01:99.000\nB', 6],
  ['words without a time', 'WEBVTT\n\nHello\nyou', 4],
])('%s is refused at its line', (_what, text, line) => {
  expect(readCaptions(text)).toEqual({ line })
})
