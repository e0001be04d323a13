import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Tools } from '@frontage/kit/feature.server'

export type Captchas = ReturnType<typeof createCaptchas>

/** Letters and figures that nobody takes for one another. */
export const LETTERS = 'ACDEFHJKLMNPRTUVWXY34679'
const LENGTH = 4
const LIFE = 3_600_000
const MAC_DIGITS = 12

/**
 * Pictures of letters, by numbers: scripts of the originals read the number out of the picture's address (facts, §4). A
 * number is time, chance and a keyed check; its letters follow from it by the key, so nothing needs to be kept.
 */
export function createCaptchas({ keys, clock }: Pick<Tools, 'keys' | 'clock'>) {
  const digest = (key: string, purpose: string, text: string): Buffer => createHmac('sha256', key).update(`${purpose}\0${text}`).digest()
  const checkOf = (key: string, body: string): string =>
    (digest(key, 'captcha', body).readBigUInt64BE() % 10n ** BigInt(MAC_DIGITS)).toString().padStart(MAC_DIGITS, '0')
  const keyOf = (number: string): string | undefined => {
    if (!/^\d{36}$/.test(number)) return undefined
    const [body, check] = [number.slice(0, -MAC_DIGITS), number.slice(-MAC_DIGITS)]
    return keys.find((key) => timingSafeEqual(Buffer.from(checkOf(key, body)), Buffer.from(check)))
  }

  /** The letters of a number of ours; undefined when it is somebody else's, or too old. */
  function lettersOf(number: string): string | undefined {
    const key = keyOf(number)
    const age = clock.now().getTime() - Number(number.slice(0, 13))
    if (!key || age > LIFE) return undefined
    return [...digest(key, 'captcha-letters', number).subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  }

  return {
    /** A new number; its picture is at `/wpcf7_captcha/<number>.png`, its letters in words at `.txt`. */
    make: (): string => {
      const chance = String(randomInt(10 ** 11)).padStart(11, '0')
      const body = String(clock.now().getTime()).padStart(13, '0') + chance
      return body + checkOf(keys[0]!, body)
    },
    lettersOf,
    isRight: (number: string, typed: string): boolean => {
      const letters = lettersOf(number)
      return letters !== undefined && typed.replace(/\s/g, '').toUpperCase() === letters
    },
  }
}

export const captchaAddress = (number: string): string => `/wpcf7_captcha/${number}.png`
