import { todayAt } from '@frontage/kit/clock'

/** Hands a file to the browser, which stores it by this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

/** The day in a file's name, on the clocks of the site: `messages-2026-11-28.csv`. */
export const datedName = (name: string, ending: string): string => `${name}-${todayAt(new Date())}.${ending}`
