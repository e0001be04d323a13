// One name in the spellings that code needs.

/** `opening-note` → every placeholder of a template with what stands for it. */
export function spellingsOf(name) {
  const words = name.split('-')
  const big = (word) => word.charAt(0).toUpperCase() + word.slice(1)
  const Name = words.map(big).join('')
  return {
    __name__: name,
    __Name__: Name,
    __camel__: Name.charAt(0).toLowerCase() + Name.slice(1),
    __Title__: big(words.join(' ')),
    __table__: words.join('_'),
  }
}

/** A template or a path with its placeholders filled in. */
export const filledIn = (text, spellings) =>
  Object.entries(spellings).reduce((filled, [placeholder, value]) => filled.replaceAll(placeholder, value), text)

/** What is wrong with a name; undefined where nothing is. */
export function problemWithName(name) {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '')) return undefined
  return `"${name ?? ''}" is no name: small letters, digits and single hyphens, such as opening-note`
}
