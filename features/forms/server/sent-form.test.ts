import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { contactFormShape } from '../form'
import { contactDefinition } from './contact.fake'
import { readSent } from './sent-form'

test('a field comes as its name, with [] or a number behind it; with anything else it is no field', () => {
  const form = parse(contactFormShape, contactDefinition)
  for (const name of ['your-name', 'your-name[]', 'your-name[0]'])
    expect(readSent(form, { [name]: 'Ann' }).texts('your-name')).toEqual(['Ann'])
  for (const name of ['your-name[x]', 'your-name[', 'your-name[0][x]', '[your-name]'])
    expect(readSent(form, { [name]: 'Ann' }).texts('your-name')).toEqual([])
  expect(readSent(form, { 'your-name[x]': 'Ann' }).isMisnamed('your-name')).toBe(true)
  for (const name of ['your-name', 'your-name[]', 'your-name[0]', 'other[x]'])
    expect(readSent(form, { [name]: 'Ann' }).isMisnamed('your-name')).toBe(false)
})

test('a field of one line holds one line; a long text keeps its own', () => {
  const form = parse(contactFormShape, contactDefinition)
  const sent = readSent(form, { 'your-name': ['Ann\r\nYour email: x', '\n'], 'your-message': 'One\r\ntwo' })
  expect(sent.texts('your-name')).toEqual(['Ann Your email: x'])
  expect(sent.values.get('your-name')?.texts).toEqual(['Ann Your email: x'])
  expect(sent.texts('your-message')).toEqual(['One\r\ntwo'])
})
