import type { AnswerOf } from '@frontage/kit/wire/call'
import type { getEntryNews, getStoredForm, listContactForms, listEntries } from '../wire.admin'

export type FormList = AnswerOf<typeof listContactForms>
export type StoredForm = AnswerOf<typeof getStoredForm>
export type EntryPage = AnswerOf<typeof listEntries>
export type EntryNews = AnswerOf<typeof getEntryNews>

/** Under these keys lies what the browser remembers about forms and messages. */
export const formsKey = ['forms', 'list'] as const
export const formKey = (id: number) => ['forms', 'one', id] as const
export const allEntries = ['forms', 'entries'] as const
export const entryKey = (id: number) => ['forms', 'entry', id] as const
export const newsKey = ['forms', 'news'] as const

/** Who may build forms; the server asks for the same right. */
export const BUILD = 'forms.design'
export const READ = 'forms.read'
/** Deleting messages for good, and taking them out as a file. */
export const DELETE = 'forms.delete'
