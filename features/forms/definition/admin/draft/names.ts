import { slugOf } from '@frontage/kit/slug'
import type { Draft } from './draft'

const LONGEST = 60

/** "Your name" → `your-name`. Without a letter in front there would be no name: then it begins with `field`. */
export function nameFrom(label: string): string {
  const plain = slugOf(label.replaceAll(/<[^<>]*>/g, ' '), LONGEST)
  if (/^[a-z]/.test(plain)) return plain
  return plain ? `field-${plain}` : 'field'
}

/** The name itself, or with the first number behind it that is free. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  let number = 2
  while (taken.includes(`${name}-${number}`)) number += 1
  return `${name}-${number}`
}

/** A name that was made from this label, with or without a number behind it. */
export const isMadeFrom = (name: string, label: string): boolean => {
  const made = nameFrom(label)
  return name === made || (name.startsWith(`${made}-`) && /^\d+$/.test(name.slice(made.length + 1)))
}

const inBrackets = (text: string, from: string, to: string): string => text.replaceAll(`[${from}]`, `[${to}]`)
const instead = (name: string, from: string, to: string): string => (name === from ? to : name)

/** Everything that speaks of a field by its name speaks of it by its new one. */
export function withReferences(draft: Draft, from: string, to: string): Draft {
  const { letter, thanks, actions } = draft
  const inText = (text: string): string => inBrackets(text, from, to)
  const inName = (name: string): string => instead(name, from, to)
  return {
    ...draft,
    steps: draft.steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) => ({ ...field, askedWith: inName(field.askedWith) })),
    })),
    letter: {
      ...letter,
      to: inText(letter.to),
      subject: inText(letter.subject),
      body: inText(letter.body),
      replyTo: inName(letter.replyTo),
      attach: letter.attach.map(inName),
      departmentField: inName(letter.departmentField),
    },
    thanks: thanks && { to: inName(thanks.to), subject: inText(thanks.subject), body: inText(thanks.body) },
    actions: {
      ...actions,
      redirect: actions.redirect && { ...actions.redirect, url: inText(actions.redirect.url) },
      event: actions.event && { ...actions.event, params: actions.event.params.map((one) => ({ ...one, value: inText(one.value) })) },
      webhooks: actions.webhooks.map((hook) => ({
        ...hook,
        fields: hook.fields.map((one) => ({ ...one, field: inName(one.field) })),
      })),
      paypal: actions.paypal && { ...actions.paypal, amountField: inName(actions.paypal.amountField) },
    },
  }
}
