/** Hands a file to the browser, which stores it as `name-2026-11-28.ending`. */
export function saveFile(file: Blob, name: string, ending: string): void {
  const address = URL.createObjectURL(file)
  const day = new Date().toISOString().slice(0, 10)
  Object.assign(document.createElement('a'), { href: address, download: `${name}-${day}.${ending}` }).click()
  URL.revokeObjectURL(address)
}
