import { CLOSED } from './spec'

const LINE = /^(user-agent|allow|disallow|crawl-delay)\s*:(.*)$/i
const closed = CLOSED.map((path) => `Disallow: ${path}`)

type Fault = { readonly line: number; readonly reason: string }

/** What is wrong with lines that an owner wrote. */
export const robotsIssues = (text: string): Fault[] =>
  text.split('\n').flatMap((line, index) => {
    const reason = issueOf(line.trim())
    return reason ? [{ line: index + 1, reason }] : []
  })

function issueOf(line: string): string | undefined {
  if (!line || line.startsWith('#')) return undefined
  const [, name = '', said = ''] = LINE.exec(line) ?? []
  const value = said.trim()
  switch (name.toLowerCase()) {
    case '':
      return 'it must start with User-agent:, Allow:, Disallow: or Crawl-delay:'
    case 'user-agent':
      return /^[\w*.\-/ ]{1,100}$/.test(value) ? undefined : 'enter the name of a crawler, or *'
    case 'crawl-delay':
      return /^\d{1,4}$/.test(value) ? undefined : 'enter a number of seconds'
    default:
      return pathIssue(name.toLowerCase(), value)
  }
}

function pathIssue(name: string, value: string): string | undefined {
  if (value && !/^[/*][^\s#]*$/.test(value)) return 'a path must start with /'
  const opens = name === 'allow' && CLOSED.some((path) => path.startsWith(value.replace(/[*$].*/, '')) || value.startsWith(path))
  return opens && value.length > 1 ? 'this part of the site is always closed' : undefined
}

/** What programs may read: the owner's lines, and in each of their groups what is closed to all. */
export function robotsOf(lines: string, sitemap: string | undefined): string {
  const own = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const isAgent = (line: string | undefined): boolean => /^user-agent/i.test(line ?? '')
  const groups = own.flatMap((line, index) => (isAgent(line) && !isAgent(own[index + 1]) ? [line, ...closed] : [line]))
  return [...['User-agent: *', ...closed], ...groups, ...(sitemap ? ['', `Sitemap: ${sitemap}`] : []), ''].join('\n')
}
