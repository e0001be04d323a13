import { type Admin, AdminContext } from '@frontage/kit/admin/screen'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SiteImport } from '../../wire'
import { ImportFindings } from './import-findings'
import { Move } from './move'
import { Result } from './result'

const admin = { announce: () => {}, explain: () => '' } as unknown as Admin
const drawn = (screen: ReactElement): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <AdminContext value={admin}>{screen}</AdminContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
const take = (): void => {}
const nothing: SiteImport = { brought: [], faults: [], bad: [], files: 0, isKept: false }
const some: SiteImport = {
  ...nothing,
  brought: [
    { what: 'page /about', outcome: 'new' },
    { what: 'look', outcome: 'changed' },
    { what: 'header', outcome: 'same' },
  ],
  faults: [{ path: '/about: rows.0', text: 'Odd.' }],
  files: 2,
}

test('the screen begins with both ways, and keeps nothing unasked', () => {
  const html = drawn(<Move />)
  for (const words of ['Export', 'Export site', 'Import', 'Choose a file']) expect(html).toContain(words)
})

test('what would come is named, what is the same is counted, and the present site is offered first', () => {
  const html = drawn(<ImportFindings look={some} take={take} />)
  for (const words of ['page /about', 'look', 'Already here: 1', '2 pictures and videos', '1 thing on this site will be replaced', 'Odd.'])
    expect(html).toContain(words)
  expect(html).toContain('Export site')
})

test('a file of which a part is bad brings nothing; one with nothing new has nothing to press', () => {
  const bad = drawn(<ImportFindings look={{ ...some, bad: [{ path: 'look.json: light', text: 'No colour.' }] }} take={take} />)
  expect(bad).toContain('look.json: light')
  expect(bad).not.toContain('page /about')
  expect(drawn(<ImportFindings look={nothing} take={take} />)).not.toContain('<button')
})

test('the end says what came in, or why nothing did', () => {
  expect(drawn(<Result result={{ ...some, isKept: true }} />)).toContain('The site was imported')
  expect(drawn(<Result result={some} />)).toContain('Nothing was saved')
})
