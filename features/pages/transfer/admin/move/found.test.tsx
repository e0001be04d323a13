import { type Admin, AdminContext } from '@frontage/kit/admin/screen'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SiteImport } from '../../wire'
import { Found } from './found'
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
  for (const words of ['Take it out', 'Download the site', 'Bring it in', 'Choose a file']) expect(html).toContain(words)
})

test('what would come is named, what is the same is counted, and the present site is offered first', () => {
  const html = drawn(<Found look={some} take={take} />)
  for (const words of ['page /about', 'look', 'Here already: 1', '2 pictures and films', '1 thing of this site would be replaced', 'Odd.'])
    expect(html).toContain(words)
  expect(html).toContain('Download the site')
})

test('a file of which a part is bad brings nothing; one with nothing new has nothing to press', () => {
  const bad = drawn(<Found look={{ ...some, bad: [{ path: 'look.json: light', text: 'No colour.' }] }} take={take} />)
  expect(bad).toContain('look.json: light')
  expect(bad).not.toContain('page /about')
  expect(drawn(<Found look={nothing} take={take} />)).not.toContain('<button')
})

test('the end says what came in, or why nothing did', () => {
  expect(drawn(<Result result={{ ...some, isKept: true }} />)).toContain('The site is here')
  expect(drawn(<Result result={some} />)).toContain('Nothing of it was kept')
})
