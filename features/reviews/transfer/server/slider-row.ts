import type { RecordsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { gaps as words } from '../messages.gaps'
import { recordIn } from './plugin-json'
import type { SliderSettings } from './slider-settings'

/** What a widget is called that has no name, and what of it is lost, as a line of a report. */
type Widget = { readonly what: string; readonly of: (title: string, lost: string) => string }
export const widgets = {
  template: { what: 'review template', of: words.ofTemplate },
  form: { what: 'review form', of: words.ofForm },
  badge: { what: 'badge', of: words.ofBadge },
  float: { what: 'floating box', of: words.ofFloat },
} satisfies Readonly<Record<string, Widget>>

type Reading = SliderSettings & { readonly title: string; readonly gaps: () => string[] }

/** The settings of a row; what of them is lost is told line by line. */
export function settingsIn({ id, meta }: WxrItem, column: string, { what, of }: Widget): Reading {
  const record = recordIn(meta.get(column))
  const lost = new Set<string>()
  const title = (meta.get('title') ?? '').trim().slice(0, 200) || `${what} ${id}`
  const textOf = (value: unknown): string => {
    if (typeof value === 'string') return value.trim()
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
  }
  return {
    title,
    column: (name) => (meta.get(name) ?? '').trim(),
    misc: (name) => (Object.hasOwn(record, name) ? textOf(record[name]) : ''),
    lost: (one) => void lost.add(one),
    gaps: () => [...lost].map((one) => of(title, one)),
  }
}

type WidgetKind = 'display' | 'form' | 'badge' | 'float'
type Entry = ReturnType<RecordsFromWordPress['read']>['entry']

/** When it was made says when it came to be as it is. */
export function entryOf({ meta }: WxrItem, id: number, widget: WidgetKind, title: string, settings: object): Entry {
  const seconds = Number(meta.get('created_time_stamp'))
  const updatedAt = new Date(seconds > 0 && seconds < 1e10 ? seconds * 1000 : 946_684_800_000).toISOString()
  return { id, kind: widget, title, settings, updatedAt }
}
