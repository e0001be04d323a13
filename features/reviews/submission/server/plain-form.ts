import type { Feature, Tools } from '@frontage/kit/feature.server'
import { bytesIn, fieldsOf } from '@frontage/kit/wire/body.server'
import { bucketToday } from '@frontage/kit/wire/bucket.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { ownPathOf, requireOwnPage } from '@frontage/kit/wire/same-origin.server'
import * as v from 'valibot'
import type { WidgetsStore } from '../../server/widgets/widgets.store'
import { openForm } from '../../standard-form'
import { submissionMessages as words } from '../messages.sent'
import { saveReview } from '../wire'
import { renderPlainForm } from './plain-form-page'
import { spokenForm } from './spoken-form'
import type { Submit } from './submit'

type Needs = Pick<Tools, 'keys' | 'clock' | 'publicUrl' | 'files' | 'countUploaded'>

/** The page with the form may send it, and a page on which something had to be mended. */
const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

/**
 * POST /review-form/<form>: the same form where there is no script. It is answered with 303 back to its page, at
 * `#review-form-<form>-sent`; what has to be mended comes back as a small page that keeps what was typed.
 */
export const mountPlainForm =
  (needs: Needs, widgets: WidgetsStore, submit: Submit): NonNullable<Feature['mount']> =>
  (server) => {
    server.post('/review-form/:form', async (request, reply) => {
      const { form } = request.params as { form: string }
      if (!/^\d{1,15}$/.test(form)) throw new Refusal('form-gone', words.notSaved, { status: 404 })
      requireOwnPage(request, needs.publicUrl)
      const bucket = bucketToday(needs, request.ip)
      const spool = needs.files.incoming()
      const fields = await fieldsOf(request, { ...saveReview.uploads!, spool, isInMemory: true })
      await needs.countUploaded(bucket, bytesIn(fields))
      const sent = v.parse(saveReview.request, { ...fields, wprevpro_fid: form, wpfb_nonce: '' })
      const answer = await submit(sent, bucket)
      const page = ownPathOf(fields.page ?? request.headers.referer, request, needs.publicUrl) ?? '/'
      if (answer.error === 'no') return reply.status(303).header('location', `${page}#review-form-${form}-sent`).send()
      const definition = spokenForm((await widgets.settings('form', Number(form))) ?? openForm)
      const html = renderPlainForm({ form, definition, fields, complaint: answer.dbmsg, page })
      return reply.status(422).header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(html)
    })
  }
