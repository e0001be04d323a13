const shortest = 6
const local = /^[\w!#$%&'*+/=?^`{|}~.-]+$/
const isLabel = (label: string): boolean => /^[a-z\d-]+$/i.test(label) && !label.startsWith('-') && !label.endsWith('-')

/** The one rule for an e-mail address: plain letters, a single @, a domain of two labels or more. Addresses in other scripts are written as punycode. */
export function isEmail(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return text.length >= shortest && more.length === 0 && local.test(name) && labels.length > 1 && labels.every(isLabel)
}

/** The same for what a server sends from: within its own network a domain may be one label, `site@localhost`. */
export const isSender = (text: string): boolean => isEmail(`${text}.local`)
