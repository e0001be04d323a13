import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createFormSite } from '../../server/forms.fake'
import { getContactForm } from '../wire'

describe.each(engines)('days of forms on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    const start = { type: 'date' as const, name: 'start', least: 'today+1days' }
    form = await site.form({ title: 'Start', guard: { check: 'none' }, steps: [{ title: '', fields: [start] }] })
  })
  afterAll(() => site.close())

  test('F03: a day counted from today moves with the days, for what is shown and for what is sent', async () => {
    const shown = async () => {
      const { schema } = (await site.call(getContactForm, { form: String(form) as never })).answer
      return schema.rules.find(({ rule }) => rule === 'mindate')?.threshold
    }
    expect(await shown()).toBe('2026-11-22')
    expect(await site.send(form, { start: '2026-11-22' })).toMatchObject({ status: 'mail_sent' })
    site.clock.advance(86_400_000)
    expect(await shown()).toBe('2026-11-23')
    expect(await site.send(form, { start: '2026-11-22' })).toMatchObject({ status: 'validation_failed' })
  })
})
