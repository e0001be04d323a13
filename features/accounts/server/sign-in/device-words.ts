import { say } from '@frontage/kit/say'
import Bowser from 'bowser'
import { type AccountMailWords, accountMailWords } from '../mails/mail-words'

/** What a browser says of itself, as a person would: `Firefox on Windows`. Nothing of it can be trusted, so it decides nothing. */
export function deviceWords(agent: string, words: AccountMailWords = accountMailWords('en')): string {
  if (!agent) return words.unknownDevice
  const parser = Bowser.getParser(agent)
  const browser = parser.getBrowserName()
  const system = parser.getOSName()
  if (!browser) return system ? say(words.someBrowserOn, { system }) : words.unknownDevice
  const known: Readonly<Record<string, string>> = { iOS: words.appleMobile, iPadOS: 'iPad' }
  return system ? say(words.deviceOn, { browser, system: known[system] ?? system }) : browser
}
