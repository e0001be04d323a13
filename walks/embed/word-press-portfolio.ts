import { readFileSync } from 'node:fs'

const ROOT = '/wp-json/wp/v2/astra-portfolio'

/** What the portfolio of a running WordPress answered; the last page has all the pictures. */
const answers: readonly (readonly [fits: (path: string, query: URLSearchParams) => boolean, name: string])[] = [
  [(path) => path === `${ROOT}-categories`, 'cats'],
  [(path) => path === `${ROOT}-other-categories`, 'othercats'],
  [(path) => path === `${ROOT}-tags`, 'tags'],
  [(path, query) => path === ROOT && query.has('search'), 'search'],
  [(path, query) => path === ROOT && query.get('astra-portfolio-categories') === '2', 'cat-one'],
  [(path, query) => path === ROOT && query.get('page') === '1', 'list-last'],
  [(path, query) => path === ROOT && query.get('page') === '2', 'list-default'],
]

/** The recorded answer, with the addresses of this server; undefined for what is no call of the portfolio. */
export function portfolioAnswer(path: string, query: URLSearchParams, base: string): { body: string; total: string } | undefined {
  const name = answers.find(([fits]) => fits(path, query))?.[1]
  if (!name) return undefined
  const { head, body } = JSON.parse(readFileSync(`features/portfolio/wordpress/server/recorded/${name}.json`, 'utf8')) as {
    head: readonly string[]
    body: readonly object[]
  }
  const total = head.find((line) => line.startsWith('X-WP-Total:'))?.split(' ')[1] ?? '0'
  return { total, body: JSON.stringify(body.slice(0, Number(query.get('per_page')))).replaceAll('https://site.example', base) }
}
