import { expect, test } from 'vitest'
import type { WordPressImport } from '../../wire.admin'
import { kindName } from './kind-words'
import { fromWords, reportText } from './report-text'
import { issueOf } from './send-files'

test('issue 17: files that can be no export are not even sent', () => {
  expect(
    issueOf([
      { name: 'a.xml', size: 1 },
      { name: 'B.XML.GZ', size: 2 },
      ...['dump.sql', 'dump.sql.gz', 'reviews.csv', 'redirects.json', 'astra-export.DAT', 'contact.nff'].map((name) => ({ name, size: 1 })),
    ]),
  ).toBeUndefined()
  expect(
    issueOf([
      { name: 'a.xml', size: 1 },
      { name: 'picture.jpg', size: 2 },
    ]),
  ).toContain('“picture.jpg” is not an export file')
  expect(issueOf([{ name: 'a.xml', size: 0 }])).toContain('“a.xml” is empty')
  expect(issueOf(Array.from({ length: 51 }, () => ({ name: 'a.xml', size: 1 })))).toContain('at most 50')
  expect(
    issueOf([
      { name: 'a.xml', size: 1024 ** 3 },
      { name: 'b.xml', size: 1 },
    ]),
  ).toContain('larger than 1 GB')
})

test('issue 17: a kind that nobody named here is called as its feature calls it', () => {
  expect([kindName('page'), kindName('opening-hours block')]).toEqual(['Pages', 'Opening-hours block'])
})

test('issue 17: a report is kept as text, with every gap below its page', () => {
  const shown = {
    ...{ id: 1, revision: '1', state: 'done', startedAt: '2026-11-28T05:00:00Z', reason: '', canGoOn: false },
    ...{ files: [{ name: 'old.xml', size: 1, received: 1 }], choices: { asDrafts: false, withTheme: true, from: '' } },
    progress: { step: 'saving', done: 1, total: 1 },
    report: {
      ...{ isLook: false, hasTheme: false, title: 'Old', url: 'https://old.example', faults: [], bad: [], allGaps: 5 },
      counts: [{ kind: 'page', new: 2, changed: 0, same: 1, missing: 0 }],
      gaps: [
        { page: '/about', at: '/admin/pages?page=1', what: 'a form' },
        { page: '', at: '', what: 'a menu' },
        { page: '/about', at: '', what: 'a map' },
      ],
    },
  } as const satisfies WordPressImport
  expect(fromWords({ ...shown, report: { ...shown.report, title: '', url: '' } })).toBe('From old.xml')
  expect(reportText(shown).split('\n').slice(2)).toEqual([
    'old.xml',
    'From Old (https://old.example)',
    ...['', 'What came', '- Pages: New: 2, Already here: 1'],
    ...['', 'Left out: 5', '/about', '- a form', '- a map', 'The whole site', '- a menu', '2 more are not listed.', ''],
  ])
})
