/**
 * What `URL.parse` answers, for browsers that do not have it yet.
 * @returns null where the address is none.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
