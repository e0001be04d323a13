import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rowOf } from '../document/layouts'
import { ColumnWidths } from './column-widths'

const drawn = (...spans: Parameters<typeof rowOf>[0][number][]): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <ColumnWidths row={rowOf(spans)} change={() => {}} />
    </MantineProvider>,
  )

test('a row asks how wide each of its columns is, also when it has only one', () => {
  expect(drawn(7)).toContain('Width of the column')
  expect(drawn(7)).toContain('value="Seven twelfths"')
  const several = drawn(12, 7, 4)
  for (const label of ['Width of column 1', 'Width of column 2', 'Width of column 3']) expect(several).toContain(label)
})
