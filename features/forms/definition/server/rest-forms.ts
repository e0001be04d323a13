import { hashOf } from '@frontage/kit/keyed-hash.server'
import { answer } from '@frontage/kit/wire/answer.server'
import type { FormsStore } from '../../server/forms.store'
import { needForm } from '../../server/need-form'
import { mayListForms, mayReadForm } from '../../server/policy'
import { getRestForm, listRestForms } from '../wire.legacy'

const slugOf = (title: string, id: number): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || `form-${id}`

const entityOf = (keys: readonly string[], id: number, title: string) => ({
  id,
  hash: hashOf(keys, 'form-hash', String(id)),
  slug: slugOf(title, id),
  title,
  locale: 'en_US',
})

/** Facts, §1: the originals' list, for signed-in people. */
export const listRestFormsRoute = (forms: FormsStore, keys: readonly string[]) =>
  answer(listRestForms)
    .allow(mayListForms)
    .with(async () => (await forms.list()).map(({ id, title }) => entityOf(keys, id, title)))

export const getRestFormRoute = (forms: FormsStore, keys: readonly string[]) =>
  answer(getRestForm)
    .allow(mayReadForm)
    .with(async ({ id }) => {
      const { form } = await needForm(forms, id)
      return { ...entityOf(keys, id, form.title), properties: { steps: form.steps, messages: form.texts } }
    })
