import type { ContactForm, FormField, FormStep } from '../../../form'

/** What is being built: the form, with a key on every step and field that stays while names and places change. */
export type DraftField = FormField & { readonly key: string }
export type DraftStep = Omit<FormStep, 'fields'> & { readonly key: string; readonly fields: readonly DraftField[] }
export type Draft = Omit<ContactForm, 'steps'> & { readonly steps: readonly DraftStep[] }

let last = 0
export const newKey = (): string => `k${++last}`

export const toDraft = (form: ContactForm): Draft => ({
  ...form,
  steps: form.steps.map((step) => ({ ...step, key: newKey(), fields: step.fields.map((field) => ({ ...field, key: newKey() })) })),
})

/** The form as it is kept: without the keys. */
export const toForm = (draft: Draft): ContactForm => ({
  ...draft,
  steps: draft.steps.map(({ key: _step, ...step }) => ({ ...step, fields: step.fields.map(({ key: _field, ...field }) => field) })),
})

export const draftFields = ({ steps }: Draft): DraftField[] => steps.flatMap(({ fields }) => fields)

/** Without the secrets that `sent` held: once they are kept, they are forgotten here. */
export function withoutSent(draft: Draft, sent: Draft): Draft {
  const urls = sent.actions.webhooks.flatMap(({ url }) => (url ? [url] : []))
  const { secretKey } = sent.guard
  if (!secretKey && urls.length === 0) return draft
  const webhooks = draft.actions.webhooks.map((hook) => (urls.includes(hook.url) ? { ...hook, url: '', host: hostIn(hook.url) } : hook))
  return {
    ...draft,
    guard: draft.guard.secretKey === secretKey ? { ...draft.guard, secretKey: '' } : draft.guard,
    actions: { ...draft.actions, webhooks },
  }
}

const hostIn = (url: string): string => URL.parse(url)?.host ?? ''
