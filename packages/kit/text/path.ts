const SLASH = 47

/** A path without the slashes at its end; `/` stays. In one step a character, however many slashes there are. */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path.charCodeAt(end - 1) === SLASH) end--
  return path.slice(0, end)
}
