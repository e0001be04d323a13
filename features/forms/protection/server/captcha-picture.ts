import type { Feature } from '@frontage/kit/feature.server'
import { say } from '@frontage/kit/say'
import { drawGrey } from '@frontage/kit/storage/grey.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { captchaMessages as words } from '../messages'
import type { Captchas } from './captcha'

const WIDTH = 160
const HEIGHT = 56
const DOT = 5
const ROWS = 7

/** Rows of five dots each, as numbers, for every letter that is used. */
const shapes: Readonly<Record<string, readonly number[]>> = {
  ...{ A: [14, 17, 17, 31, 17, 17, 17], C: [14, 17, 16, 16, 16, 17, 14], D: [30, 17, 17, 17, 17, 17, 30], E: [31, 16, 16, 30, 16, 16, 31] },
  ...{ F: [31, 16, 16, 30, 16, 16, 16], H: [17, 17, 17, 31, 17, 17, 17], J: [7, 2, 2, 2, 2, 18, 12], K: [17, 18, 20, 24, 20, 18, 17] },
  ...{ L: [16, 16, 16, 16, 16, 16, 31], M: [17, 27, 21, 21, 17, 17, 17], N: [17, 25, 21, 19, 17, 17, 17], P: [30, 17, 17, 30, 16, 16, 16] },
  ...{ R: [30, 17, 17, 30, 20, 18, 17], T: [31, 4, 4, 4, 4, 4, 4], U: [17, 17, 17, 17, 17, 17, 14], V: [17, 17, 17, 17, 17, 10, 4] },
  ...{ W: [17, 17, 17, 21, 21, 27, 17], X: [17, 17, 10, 4, 10, 17, 17], Y: [17, 17, 10, 4, 4, 4, 4], '3': [30, 1, 1, 14, 1, 1, 30] },
  ...{ '4': [2, 6, 10, 18, 31, 2, 2], '6': [14, 16, 16, 30, 17, 17, 14], '7': [31, 1, 2, 4, 8, 8, 8], '9': [14, 17, 17, 15, 1, 1, 14] },
}

/** Chance that is the same for the same number, so that a picture that is asked for twice is the same picture. */
function diceOf(number: string): () => number {
  let state = Number(BigInt(number) % 2147483647n) || 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

function drawLetters(letters: string, dice: () => number): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255)
  const put = (x: number, y: number, shade: number): void => {
    if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) pixels[Math.trunc(y) * WIDTH + Math.trunc(x)] = shade
  }
  for (const [index, letter] of [...letters].entries()) {
    const [left, top, slant] = [10 + index * 37 + dice() * 6, 6 + dice() * 12, (dice() - 0.5) * 0.5]
    for (const [row, dots] of (shapes[letter] ?? []).entries())
      for (let column = 0; column < 5; column++)
        if (dots & (16 >> column))
          for (let dot = 0; dot < DOT * DOT; dot++) {
            const y = row * DOT + Math.trunc(dot / DOT)
            put(left + column * DOT + (dot % DOT) + slant * (ROWS * DOT - y), top + y, 40)
          }
  }
  for (let stroke = 0; stroke < 3; stroke++) {
    const [height, swing, offset] = [8 + dice() * 40, 3 + dice() * 6, dice() * 6]
    for (let x = 0; x < WIDTH; x++) put(x, height + Math.sin(x / 14 + offset) * swing, 110)
  }
  for (let speck = 0; speck < 400; speck++) put(dice() * WIDTH, dice() * HEIGHT, 120)
  return pixels
}

/** Names of letters as they are said on the telephone. */
const said = (letter: string): string => (words.letters as Readonly<Record<string, string>>)[letter] ?? letter

/** `GET /wpcf7_captcha/<number>.png`, and `.txt` for those who cannot see it. */
export const mountCaptcha =
  (captchas: Captchas): NonNullable<Feature['mount']> =>
  (server) => {
    server.get('/wpcf7_captcha/:file', async (request, reply) => {
      const [, number = '', kind] = /^(\d{36})\.(png|txt)$/.exec((request.params as { file: string }).file) ?? []
      const letters = captchas.lettersOf(number)
      if (!letters) throw new Refusal('no-such-picture', words.gone, { status: 404 })
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      if (kind === 'txt')
        return reply.type('text/plain; charset=utf-8').send(`${say(words.inWords, { letters: [...letters].map(said).join(', ') })}\n`)
      return reply.type('image/png').send(await drawGrey(drawLetters(letters, diceOf(number)), WIDTH, HEIGHT))
    })
  }
