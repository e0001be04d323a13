import type { ContactForm, FormField } from '../../../form'

type Option = FormField['options'][number]
type Question = FormField['quiz'][number]
type Department = ContactForm['letter']['departments'][number]
type Amount = NonNullable<ContactForm['actions']['paypal']>['amounts'][number]

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** "Left | right"; without a bar everything stands on the left. */
function halvesOf(line: string): [string, string] {
  const bar = line.lastIndexOf('|')
  return bar < 0 ? [line, ''] : [line.slice(0, bar).trim(), line.slice(bar + 1).trim()]
}

const together = (left: string, right: string): string => (right ? `${left} | ${right}` : left)

export const optionsIn = (text: string): Option[] =>
  linesIn(text).map((line) => {
    const [label, value] = halvesOf(line)
    return { label, value }
  })
export const optionLines = (options: readonly Option[]): string => options.map(({ label, value }) => together(label, value)).join('\n')

export const questionsIn = (text: string): Question[] =>
  linesIn(text).map((line) => {
    const [question, answer] = halvesOf(line)
    return { question, answer }
  })
export const questionLines = (quiz: readonly Question[]): string =>
  quiz.map(({ question, answer }) => together(question, answer)).join('\n')

export const departmentsIn = (text: string): Department[] =>
  linesIn(text).map((line) => {
    const [value, to] = halvesOf(line)
    return { value, to }
  })
export const departmentLines = (departments: readonly Department[]): string =>
  departments.map(({ value, to }) => together(value, to)).join('\n')

export const amountsIn = (text: string): Amount[] =>
  linesIn(text).map((line) => {
    const [value, amount] = halvesOf(line)
    return { value, amount }
  })
export const amountLines = (amounts: readonly Amount[]): string => amounts.map(({ value, amount }) => together(value, amount)).join('\n')

type Param = NonNullable<ContactForm['actions']['event']>['params'][number]
type HookField = ContactForm['actions']['webhooks'][number]['fields'][number]

export const paramsIn = (text: string): Param[] =>
  linesIn(text).map((line) => {
    const [name, value] = halvesOf(line)
    return { name, value }
  })
export const paramLines = (params: readonly Param[]): string => params.map(({ name, value }) => together(name, value)).join('\n')

/** Their name for it, and the field; one word is both. */
export const hookFieldsIn = (text: string): HookField[] =>
  linesIn(text).map((line) => {
    const [name, field] = halvesOf(line)
    return { name, field: field || name }
  })
export const hookFieldLines = (fields: readonly HookField[]): string => fields.map(({ name, field }) => together(name, field)).join('\n')
