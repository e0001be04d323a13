import type { AnswerOf } from '@frontage/kit/wire/call'
import type { listEntries } from '../wire.admin'
import type { getEntryNews } from '../wire.news'

export type EntryPage = AnswerOf<typeof listEntries>
export type EntryNews = AnswerOf<typeof getEntryNews>

/** Under these keys lies what the browser remembers about messages. */
export const allEntries = ['forms', 'entries'] as const
export const entryKey = (id: number) => ['forms', 'entry', id] as const
export const newsKey = ['forms', 'news'] as const

/** Who may read messages; the server asks for the same rights. */
export const READ = 'forms.read'
/** Correcting what stands in messages. */
export const CORRECT = 'forms.correct'
/** Answering messages by e-mail. */
export const REPLY = 'forms.reply'
/** Deleting messages for good, and taking them out as a file. */
export const DELETE = 'forms.delete'
