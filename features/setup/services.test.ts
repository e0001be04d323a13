import { expect, test } from 'vitest'
import { newRow, rowsOf, savedRows, servicesOf } from './services'

const service = (name: string, price = '') => ({ name, text: '', price })

test('suggestions stand in their order, none of them chosen; what else was chosen follows', () => {
  const rows = rowsOf([service('Acupuncture'), service('Massage', '45')], ['Backs', 'Massage'])
  expect(rows.map(({ name, isChosen, price }) => [name, isChosen, price])).toEqual([
    ['Backs', false, ''],
    ['Massage', true, '45'],
    ['Acupuncture', true, ''],
  ])
  expect(servicesOf(rows)).toEqual([service('Massage', '45'), service('Acupuncture')])
})

test('where nothing is suggested three fields wait, and what stays empty is not saved', () => {
  const rows = rowsOf([], [])
  expect(rows).toHaveLength(3)
  expect(servicesOf(rows)).toEqual([])
  const [first, second] = rows
  expect(
    savedRows([
      { ...first!, price: '5' },
      { ...second!, name: ' ' },
    ]),
  ).toHaveLength(1)
})

test('rows have names of their own', () => {
  const ids = [...rowsOf([service('A'), service('B')], ['C']), newRow('x')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
