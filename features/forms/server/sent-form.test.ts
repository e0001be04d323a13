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
})
