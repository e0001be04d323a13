/** Bytes that a name in a folder may have everywhere. */
const LONGEST = 200

/** Names that some systems keep for themselves, or that lead out of the folder. */
const isUsable = (name: string): boolean =>
  name !== '.' && name !== '..' && Buffer.byteLength(name) <= LONGEST && !/[\p{Cc}/\\:*?"<>|]/u.test(name)

/**
 * The file that a plain web server sends for an address: a page is `index.html` in a folder of its own, everything else is called as
 * its address says. Undefined where no file can be called so.
 */
export function fileOf(address: string, isPage: boolean): string | undefined {
  const names = address.split('/').filter(Boolean).map(decoded)
  if (!names.every(isUsable) || (!isPage && names.length === 0)) return undefined
  return [...names, ...(isPage ? ['index.html'] : [])].join('/')
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return '..'
  }
}
