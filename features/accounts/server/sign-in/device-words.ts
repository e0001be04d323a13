import Bowser from 'bowser'

const APPLE = new Map([
  ['iOS', 'iPhone or iPad'],
  ['iPadOS', 'iPad'],
])

/** What a browser says of itself, as a person would: `Firefox on Windows`. Nothing of it can be trusted, so it decides nothing. */
export function deviceWords(agent: string): string {
  if (!agent) return 'Unknown device'
  const parser = Bowser.getParser(agent)
  const browser = parser.getBrowserName()
  const system = parser.getOSName()
  if (!browser) return system ? `A browser on ${system}` : 'Unknown device'
  return system ? `${browser} on ${APPLE.get(system) ?? system}` : browser
}
