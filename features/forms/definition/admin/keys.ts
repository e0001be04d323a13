import type { AnswerOf } from '@frontage/kit/wire/call'
import type { getStoredForm } from '../wire.admin'

export type StoredForm = AnswerOf<typeof getStoredForm>

/** Under this key lies what the browser remembers about one form. */
export const formKey = (id: number) => ['forms', 'one', id] as const
