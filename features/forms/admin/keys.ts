import type { AnswerOf } from '@frontage/kit/wire/call'
import type { listContactForms } from '../wire.admin'

export type FormList = AnswerOf<typeof listContactForms>

/** Under this key lies what the browser remembers about all forms. */
export const formsKey = ['forms', 'list'] as const

/** Who may build forms; the server asks for the same right. */
export const BUILD = 'forms.design'
