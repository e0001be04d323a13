import type { PageRow } from '@frontage/kit/island/page'
import { expect, test } from 'vitest'
import { wordsOf } from './page-words'

const row = (props: Record<string, unknown>): PageRow => ({
  ...{ look: 'paper', air: 'full', align: 'start' },
  columns: [{ span: 12, modules: [{ block: 'any', props }] }],
})

test('T03: what visitors read on a page is searched, settings are not', () => {
  const props = {
    title: 'Decks',
    layout: 'side',
    items: [{ title: 'A deck', picture: { file: 'secret.jpg', alt: 'Steps' } }],
    text: ['One', '<b>two</b>'],
  }
  expect(wordsOf([row(props)])).toBe('Decks · A deck · Steps · One · two')
})
