const shortest = 6
const local = /^[\w!#$%&'*+/=?^`{|}~.-]+$/
const isLabel = (label: string): boolean => /^[a-z\d-]+$/i.test(label) && !label.startsWith('-') && !label.endsWith('-')

function isAddress(text: string, fewestLabels: number): boolean {
  const [name = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return more.length === 0 && local.test(name) && labels.length >= fewestLabels && labels.every(isLabel)
}

/** The one rule for an e-mail address: plain letters, a single @, a domain of two labels or more. Addresses in other scripts are written as punycode. */
export const isEmail = (text: string): boolean => text.length >= shortest && isAddress(text, 2)

/** The same for what a server sends from: within its own network a domain may be one label, `site@localhost`. */
export const isSender = (text: string): boolean => isAddress(text, 1)
