import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import type { Found } from '../found'

/** What somebody answered to a field of the old form; `key`: its number there. */
type OldAnswer = {
  readonly key: string
  readonly label: string
  readonly values: readonly string[]
}

/** An entry of a plugin for forms, as its tables hold it; `date`: in UTC, `2024-05-01 09:30:00`. */
export type OldEntry = {
  readonly type: 'gf_entry' | 'wpforms_entry' | 'nf_sub'
  readonly id: string
  readonly form: string
  readonly formTitle: string
  readonly isRead: boolean
  /** `publish`, `spam` or `trash`. */
  readonly status: string
  readonly date: string
  /** The address of its page. */
  readonly page: string
  /** Who sent it, where a field says that. */
  readonly sender: string
  readonly answers: readonly OldAnswer[]
}

/** Entries, and what they answer, that are held until a file ends. */
export const MOST_ENTRIES = 50_000
export const MOST_ANSWERS = 1_000_000

const NUMBER = /^[1-9]\d{0,14}$/

/** An entry as an item of its own type: what was answered is its content. Neither network address nor browser of a visitor comes along. */
export function itemOfEntry({ id, type, form, formTitle, isRead, status, date, page, sender, answers }: OldEntry): Found {
  const meta = new Map([
    ['form', form],
    ['form_title', formTitle],
    ['read', isRead ? '1' : '0'],
    ['page', page],
    ['sender', sender],
  ])
  const item: WxrItem = {
    ...{ id, type, status, title: sender, slug: '', link: '', guid: '', date: timeOf(date), modified: '' },
    ...{ content: JSON.stringify(answers), excerpt: '', parent: '', order: 0, password: '', author: '', fileUrl: '', terms: [], meta },
  }
  return { kind: 'item', item }
}

/** Whether an entry has a number of its own, and the form one. */
export const isNumbered = (...ids: readonly string[]): boolean => ids.every((id) => NUMBER.test(id))

function timeOf(date: string): string {
  const time = new Date(`${date.replace(' ', 'T')}Z`)
  return /^\d{4}-/.test(date) && !Number.isNaN(time.getTime()) ? time.toISOString() : ''
}
