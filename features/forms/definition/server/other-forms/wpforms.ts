import type { RecordAround } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import { gaps as words } from '../../../messages.gaps'
import { type BuiltForm, FormBuilder } from './form-builder'
import { endOfForm, mailsOf, type OldMail, type Tags } from './mails'
import { addWpField } from './wpforms-fields'

const known: Readonly<Record<string, string>> = {
  ...{ admin_email: '[_site_owner]', all_fields: '[_all]', form_name: '[_form_title]', site_name: '[_site_title]' },
  ...{ page_url: '[_url]', url_referer: '[_url]' },
}

/** `{admin_email}`, `{field_id="3"}`, `{field_id="0|first"}` */
const tags: Tags = {
  pattern: /\{[a-z_]{1,40}(?:="[^"{}]{0,80}")?\}/g,
  ours: (tag, builder) => {
    const [, name = '', value = ''] = /^\{(\w+)(?:="([^"]*)")?\}$/.exec(tag) ?? []
    if (Object.hasOwn(known, name)) return known[name]
    const field = /^field(?:_value)?_id$/.test(name) ? (builder.nameOf(value) ?? builder.nameOf(value.split('|')[0] ?? '')) : undefined
    return field && `[${field}]`
  },
}

const mailOf = (old: WordPressSettings): OldMail => ({
  ...{ name: old.text('notification_name') || 'Default', to: old.text('email'), subject: old.text('subject') },
  ...{ body: old.text('message'), replyTo: old.text('replyto'), hasRule: old.isOn('conditional_logic') },
})

/** Older forms have one e-mail, which stands among the settings themselves. */
function mailsIn(settings: WordPressSettings): OldMail[] {
  if (settings.has('notification_enable') && !settings.isOn('notification_enable')) return []
  const all = settings.list('notifications').filter((old) => old.text('enable') !== '0')
  if (all.length) return all.map(mailOf)
  const names = { email: 'email', subject: 'subject', message: 'message', replyto: 'replyto' }
  return settings.text('notification_email')
    ? [mailOf(settings.with(Object.values(names).map((name) => [name, settings.part(`notification_${name}`)])))]
    : []
}

function endIn(settings: WordPressSettings, builder: FormBuilder) {
  const [first, ...others] = settings.list('confirmations')
  for (const other of others) builder.gap((form) => words.confirmation(other.text('name'), form))
  const of = (name: string): string => first?.text(name) || settings.text(`confirmation_${name}`)
  if (of('type') === 'page') return { page: of('page') }
  return of('type') === 'redirect' ? { address: of('redirect') } : { message: of('message') }
}

/** A form of WPForms, as its export and its posts hold it. */
export function readWpForm(old: WordPressSettings, title: string, around: RecordAround): BuiltForm {
  const settings = old.part('settings')
  const builder = new FormBuilder(settings.text('form_title') || title)
  if (settings.text('form_desc')) builder.note(settings.text('form_desc'))
  for (const field of old.list('fields')) addWpField(field, builder)
  const submit = settings.text('submit_text').slice(0, 60)
  return builder.finish({
    ...(submit && { submit }),
    ...{ hasReview: old.list('fields').some((field) => field.text('type') === 'entry-preview') },
    ...{ ...mailsOf(mailsIn(settings), tags, builder), ...endOfForm(endIn(settings, builder), tags, builder, around) },
  })
}
