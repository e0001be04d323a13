import { describe, expect, test } from 'vitest'
import { createExportedAddresses } from './exported-addresses'

const picture = (file: string) => ({ file }) as never
const library = {
  find: async () =>
    new Map([
      ['deck', picture('deck.webp')],
      ['sign', picture('sign.svg')],
    ]),
} as never
const films = { find: async (file: string) => (file === 'day.webm' ? {} : undefined) } as never
const redirect = createExportedAddresses({ library }, films)

describe('addresses that an export for WordPress names', () => {
  test.each([
    ['/wp-content/uploads/deck.webp', '/media/deck-1920.webp'],
    ['/wp-content/uploads/sign.svg', '/media/sign.svg'],
    ['/wp-content/uploads/day.webm', '/media/films/day.webm'],
    ['/wp-content/uploads/other.webp', undefined],
    ['/wp-content/uploads/night.webm', undefined],
    ['/wp-content/uploads/2024/05/deck.webp', undefined],
    ['/wp-content/uploads/..%2fdeck.webp', undefined],
  ])('%s leads to %s', async (from, to) => expect(await redirect(from, '')).toEqual(to && { status: 302, to }))
})
