import { anchorTo } from '@frontage/kit/admin/search'
import type { AdminLanguage } from '@frontage/kit/admin-language'
import type { DigestKind, DigestLine } from '@frontage/kit/digest.server'
import { inLanguage, mailLanguageOf } from '@frontage/kit/person-texts'
import type { NewMail } from '@frontage/kit/post/outbox.server'
import { escaped } from '@frontage/kit/rich-text'
import { dateFormat, say } from '@frontage/kit/say'
import { weeklyMailWords } from '../mails/mail-words'
import type { WeeklyReader } from './preferences.store'

export type Week = {
  readonly siteName: string
  readonly publicUrl: string
  readonly since: Date
  readonly until: Date
}

/** In this order; whoever has nothing of one reads nothing of it. */
const KINDS = ['new', 'waiting', 'fault', 'note'] as const satisfies readonly DigestKind[]

const day = dateFormat({ day: 'numeric', month: 'long' })
const daysOf = ({ since, until, words }: Told): string => say(words.days, { since: day().format(since), until: day().format(until) })
const siteHeading = ({ siteName: site, words }: Told): string => say(words.heading, { site })

/** Notes alone are no reason to write. */
export const isWorthWriting = (lines: readonly DigestLine[]): boolean => lines.some(({ kind }) => kind !== 'note')

/** The weekly e-mail to one person, in their language; `lines` are only those that they may know of. */
export function weeklyMail(reader: WeeklyReader, lines: readonly DigestLine[], week: Week): NewMail {
  const language = mailLanguageOf(reader.language)
  return inLanguage(language, () => {
    const told = toldTo(reader, lines, { ...week, language })
    const [first] = told.lines
    const subject = first ? say(told.words.subject, { site: week.siteName, first: first.text }) : siteHeading(told)
    return { to: reader.email, subject, text: textOf(told), html: htmlOf(told) }
  })
}

type Line = Pick<DigestLine, 'kind' | 'at'> & { readonly text: string }
type Told = ReturnType<typeof toldTo>

function toldTo(reader: WeeklyReader, all: readonly DigestLine[], week: Week & { readonly language: AdminLanguage }) {
  const words = weeklyMailWords(week.language)
  const lines = all.map(({ kind, at, text }): Line => ({ kind, at, text: text(week.language) }))
  const parts = KINDS.map((kind) => ({ title: words.titles[kind], lines: lines.filter((line) => line.kind === kind) }))
  return { ...week, reader, words, lines, parts: parts.filter((part) => part.lines.length > 0) }
}

const addressOf = ({ publicUrl }: Week, at: string): string => `${publicUrl}/admin${at}`
const offAddress = (week: Week): string => addressOf(week, `/account${anchorTo('weekly-email')}`)

const textOf = (told: Told): string =>
  [
    say(told.words.greeting, { name: told.reader.name.split(' ')[0] ?? '' }),
    '',
    say(told.words.lead, { site: told.siteName, days: daysOf(told) }),
    ...told.parts.flatMap(({ title, lines }) => ['', `${title}:`, ...lines.flatMap((line) => lineOf(line, told))]),
    '',
    `${told.words.open}: ${addressOf(told, '')}`,
    '',
    `${told.words.why} ${told.words.off}: ${offAddress(told)}`,
  ].join('\n')

const lineOf = ({ text, at }: Line, week: Week): string[] => [`- ${text}`, ...(at ? [`  ${addressOf(week, at)}`] : [])]

/* Programs for e-mail read few styles: each stands where it counts, and everything is legible without any of them. */
const FONT = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const INK = '#22292a'
const SOFT = '#5a6466'
const TIDE = '#1d5c66'

const htmlOf = (told: Told): string => `<!doctype html>
<html lang="${told.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><title>${escaped(siteHeading(told))}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f1ea;color:${INK};${FONT};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf8;border:1px solid #ddd6c6;border-radius:12px">
<tr><td style="padding:28px 28px 8px;text-align:left">
<p style="margin:0;color:${SOFT};font-size:14px">${escaped(daysOf(told))}</p>
<h1 style="margin:4px 0 0;font-size:22px;line-height:1.3;color:${INK}">${escaped(siteHeading(told))}</h1>
</td></tr>
${told.parts.map((part) => partOf(part, told)).join('\n')}
<tr><td style="padding:20px 28px 28px;text-align:left">
<a href="${escaped(addressOf(told, ''))}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${TIDE};color:#ffffff;font-weight:600;text-decoration:none">${escaped(told.words.open)}</a>
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;color:${SOFT};font-size:13px;line-height:1.5">${escaped(told.words.why)}
<a href="${escaped(offAddress(told))}" style="color:${SOFT}">${escaped(told.words.off)}</a></p>
</td></tr></table></body></html>`

const partOf = ({ title, lines }: Told['parts'][number], week: Week): string => `<tr><td style="padding:16px 28px 0;text-align:left">
<h2 style="margin:0 0 4px;font-size:14px;line-height:1.4;color:${SOFT}">${escaped(title)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${lines.map((line) => rowOf(line, week)).join('\n')}
</table></td></tr>`

const rowOf = ({ text, at }: Line, week: Week): string =>
  `<tr><td style="padding:10px 0;border-top:1px solid #e7e1d3;font-size:16px">${
    at
      ? `<a href="${escaped(addressOf(week, at))}" style="color:${TIDE};font-weight:600;text-decoration:none">${escaped(text)}</a>`
      : escaped(text)
  }</td></tr>`
