import { expect, test } from 'vitest'
import { robotsIssues, robotsOf } from './robots'

test('lines that no program understands are named', () => {
  expect(robotsIssues('# mine\nUser-agent: GPTBot\nDisallow: /\n\nAllow: /work')).toEqual([])
  expect(robotsIssues('Host: x\nDisallow: work\nCrawl-delay: fast\nUser-agent:').map(({ line }) => line)).toEqual([1, 2, 3, 4])
})

test.each(['Allow: /admin', 'allow: /api/x', 'Allow: /*dmin', 'Allow: /sandbox$'])('what is closed stays closed: %s', (line) => {
  expect(robotsIssues(line)).toHaveLength(1)
})

test('the closed parts stand in every group', () => {
  const text = robotsOf('Disallow: /draft\nUser-agent: A\nUser-agent: B\nDisallow: /x', 'https://site.example/sitemap.xml')
  expect(text).toBe(
    [
      ...['User-agent: *', 'Disallow: /admin', 'Disallow: /api', 'Disallow: /sandbox', 'Disallow: /draft'],
      ...['User-agent: A', 'User-agent: B', 'Disallow: /admin', 'Disallow: /api', 'Disallow: /sandbox', 'Disallow: /x'],
      ...['', 'Sitemap: https://site.example/sitemap.xml', ''],
    ].join('\n'),
  )
})
