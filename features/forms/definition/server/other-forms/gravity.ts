import type { RecordAround } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import { gaps as words } from '../../../messages.gaps'
import { type BuiltForm, FormBuilder } from './form-builder'
import { addGravityField } from './gravity-fields'
import { endOfForm, mailsOf, type OldEnd, type OldMail, type Tags } from './mails'

const known: Readonly<Record<string, string>> = {
  ...{ admin_email: '[_site_owner]', all_fields: '[_all]', form_title: '[_form_title]', embed_url: '[_url]' },
}

/** `{admin_email}`, `{Your name:3}`, `{Name (First):1.3}`, `{all_fields:nohidden}` */
const tags: Tags = {
  pattern: /\{[^{}]+\}/g,
  ours: (tag, builder) => {
    const inner = tag.slice(1, -1)
    const [name = ''] = inner.split(':')
    if (Object.hasOwn(known, name)) return known[name]
    const [, number = ''] = /:(\d+(?:\.\d+)?)(?::[^:]*)?$/.exec(inner) ?? []
    const field = builder.nameOf(number) ?? builder.nameOf(number.split('.')[0] ?? '')
    return field && `[${field}]`
  },
}

/** A field is named by its number alone where an e-mail goes to what it holds. */
const mailOf = (old: WordPressSettings): OldMail => {
  const field = old.text('toType') === 'field' ? old.first('toField', 'to') : ''
  return {
    ...{ name: old.text('name') || 'Admin Notification', to: field ? `{field:${field}}` : old.text('to') },
    ...{ subject: old.text('subject'), body: old.text('message'), replyTo: old.text('replyTo') },
    hasRule: !old.part('conditionalLogic').isEmpty || old.text('toType') === 'routing',
  }
}

/** Only what is sent when a form was: others wait for a payment, or for somebody to save what they began. */
const isSent = (old: WordPressSettings): boolean =>
  (!old.has('isActive') || old.isOn('isActive')) && /^(?:form_submission)?$/.test(old.text('event'))

function endIn(form: WordPressSettings, builder: FormBuilder): OldEnd {
  const all = form.list('confirmations').filter((old) => !old.has('isActive') || old.isOn('isActive') || old.isOn('isDefault'))
  const usual = all.find((old) => old.isOn('isDefault')) ?? all[0]
  for (const other of all) if (other !== usual) builder.gap((title) => words.confirmation(other.text('name'), title))
  if (usual?.text('type') === 'page') return { page: usual.text('pageId') }
  return usual?.text('type') === 'redirect' ? { address: usual.text('url') } : { message: usual?.text('message') ?? '' }
}

/** A form of Gravity Forms, as its export holds it. */
export function readGravityForm(old: WordPressSettings, title: string, around: RecordAround): BuiltForm {
  const builder = new FormBuilder(old.text('title') || title)
  const pages = old.part('pagination').texts('pages')
  if (old.text('description')) builder.note(old.text('description'))
  let page = 0
  builder.step({ title: pages[0] ?? '' })
  for (const field of old.list('fields')) {
    addGravityField(field, builder)
    if (field.text('type') === 'page') builder.step({ title: pages[++page] ?? '' })
  }
  builder.step({ back: old.part('lastPageButton').text('text') })
  const submit = old.part('button').text('text').slice(0, 60)
  const mails = old.list('notifications').filter(isSent).map(mailOf)
  return builder.finish({
    ...(submit && { submit }),
    ...(old.isOn('requireLogin') && { subscribersOnly: true }),
    ...{ ...mailsOf(mails, tags, builder), ...endOfForm(endIn(old, builder), tags, builder, around) },
  })
}
