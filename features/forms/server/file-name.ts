const LONGEST = 150
const LAST_LETTERS = 60

/** A file's name as people may see it: composed letters, nothing that cannot be seen or turns the line round. */
export function shownName(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const plain = base
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*%]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...(plain || 'file')]
  return letters.length <= LONGEST
    ? letters.join('')
    : [...letters.slice(0, LONGEST - LAST_LETTERS), '…', ...letters.slice(1 - LAST_LETTERS)].join('')
}

/** What stands behind the last dot of the name as it was sent, in lower case; '' when that is nothing plain. */
export const fileEndingOf = (name: string): string => /[^./\\]\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** The same name with a number before its ending, `l-1.txt`, until nobody has it (facts, §9). */
export function freeFileName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let candidate = name
  for (let number = 1; taken.has(candidate); number++) candidate = `${stem}-${number}${ending}`
  return candidate
}

/** `folder/name`, as hidden fields carry it (facts, §9). Undefined for anything else. */
export function partsOf(path: string): { folder: string; name: string } | undefined {
  const [, folder, name] = /^([\w-]{1,80})\/([^/\\]{1,200})$/.exec(path) ?? []
  return folder && name && name !== '.' && name !== '..' ? { folder, name } : undefined
}
