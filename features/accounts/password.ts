import { commonPasswords, commonWords } from './common-passwords'

const runs = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm']
const digitsForLetters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }

/** Shortest word of the site that a password is searched for, and what has to be left of the password without it. */
const SHORTEST_WORD = 4
const LEAST_REST = 8

/**
 * Whether a password is among the first that somebody would try: a common one, a run or repetition, or little more
 * than what everybody knows about the site (its name, its owner's name and email).
 */
export function isGuessable(password: string, known: readonly string[] = []): boolean {
  const plain = password.toLowerCase()
  return (
    commonPasswords.has(plain) ||
    commonWords.has(coreOf(plain)) ||
    commonWords.has(coreOf(withLetters(withoutTail(plain)))) ||
    isRun(plain) ||
    isRepetition(plain) ||
    saysLittle(plain, wordsOf(known))
  )
}

/** What is left without digits, marks and spaces. */
const coreOf = (text: string): string => text.replace(/[^\p{L}]/gu, '')

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign)
const withoutTail = (text: string): string => [...text].slice(0, [...text].findLastIndex(isLetter) + 1).join('')
const withLetters = (text: string): string => [...text].map((sign) => digitsForLetters[sign] ?? sign).join('')

const isRun = (text: string): boolean => runs.some((run) => run.includes(text) || [...run].reverse().join('').includes(text))

function isRepetition(text: string): boolean {
  if (text.length < 16 && new Set(text).size < 5) return true
  return [1, 2, 3, 4, 5].some((length) => text.slice(0, length).repeat(text.length).slice(0, text.length) === text)
}

/** Whether it names something of the site, and little else. */
function saysLittle(text: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.length < LEAST_REST
}

const wordsOf = (known: readonly string[]): string[] =>
  known
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)
