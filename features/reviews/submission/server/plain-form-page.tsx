import { placeNow } from '@frontage/kit/say'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FormField, ReviewForm } from '../../review-form'
import { submissionMessages as words } from '../messages.sent'

type PlainForm = {
  readonly form: string
  readonly definition: ReviewForm
  readonly fields: Readonly<Record<string, unknown>>
  readonly complaint: string
  readonly page: string
}

/** Hidden fields that have to come along once more. */
const carried = ['wprev_postid', 'wprev_urltag', 'wprev_unique_id', 'unbrid'] as const

/** A page that says what has to be mended, with everything that was typed. It needs nothing but itself. */
export function renderPlainForm({ form, definition, fields, complaint, page }: PlainForm): string {
  const typed = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')
  const asked = definition.fields.filter((field) => !field.hidden && field.name !== 'social_links')
  const body = (
    <html lang={placeNow().language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{words.notSentYet}</title>
      </head>
      <body>
        <main>
          <h1>{words.notSentYet}</h1>
          <p role="alert">{complaint}</p>
          <form method="post" action={`/review-form/${form}`} encType="multipart/form-data">
            <input type="hidden" name="page" value={page} />
            {carried.map((name) => (
              <input key={name} type="hidden" name={name} value={typed(name)} />
            ))}
            {asked.map((field) => (
              <Field key={field.name} field={field} typed={typed(`wprevpro_${field.name}`)} consent={definition.texts.consent} />
            ))}
            <p>
              <button type="submit">{definition.texts.submit || words.sendAgain}</button>
            </p>
          </form>
          <p>
            <a href={page}>{words.back}</a>
          </p>
        </main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(body)}`
}

type FieldProps = { readonly field: FormField; readonly typed: string; readonly consent: string }

function Field({ field, typed, consent }: FieldProps): ReactNode {
  const label = field.name === 'review_consent' && consent ? consent : field.label
  return (
    <p>
      <label htmlFor={`wprevpro_${field.name}`}>
        {label}
        {field.required ? ' *' : ''}
      </label>
      <br />
      {controlOf(field, typed)}
    </p>
  )
}

const stars = ['1', '2', '3', '4', '5']

function controlOf(field: FormField, typed: string): ReactNode {
  const { name: own, required, pages } = field
  const name = `wprevpro_${own}`
  const choices = own === 'review_rating' ? stars.map((star) => ({ id: star, name: star })) : own === 'select_page' ? pages : undefined
  if (choices)
    return (
      <select id={name} name={name} required={required} defaultValue={typed}>
        <option value="">–</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    )
  if (own === 'review_text') return <textarea id={name} name={name} required={required} rows={8} cols={60} defaultValue={typed} />
  if (own === 'review_consent')
    return <input id={name} name={name} type="checkbox" value="yes" required={required} defaultChecked={typed !== ''} />
  if (own === 'review_avatar' || own === 'review_media')
    return createElement('input', {
      name,
      type: 'file',
      accept: 'image/jpeg,image/png,image/webp,image/gif',
      multiple: own === 'review_media',
    })
  return (
    <input id={name} name={name} type={own === 'reviewer_email' ? 'email' : 'text'} required={required} defaultValue={typed} size={60} />
  )
}
