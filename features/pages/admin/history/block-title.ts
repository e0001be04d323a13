/** What a block is called as long as nobody has said so: `call-to-action` → `Call to action`. */
export const blockTitle = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
