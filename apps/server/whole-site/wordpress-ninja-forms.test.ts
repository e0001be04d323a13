import { serialized } from '@frontage/kit/wordpress/export/serialize.server'
import { afterEach, describe, expect, test } from 'vitest'
import { createSites, formOf, kilnWith, namesIn, whats, wpForm } from './wordpress-forms.fake'

const { begin, close } = createSites()
afterEach(close)

const ninja = {
  settings: {
    ...{
      title: 'Write us',
      key: '',
      formContentData: [
        { type: 'part', title: 'You', order: 0, formContentData: ['firstname', 'email'] },
        {
          type: 'part',
          title: 'It',
          order: 1,
          formContentData: [{ order: 0, cells: [{ order: 0, fields: ['message', 'choice'], width: 100 }] }],
        },
      ],
    },
  },
  fields: [
    { type: 'firstname', label: 'First name', key: 'firstname', required: 1, order: 1 },
    { type: 'email', label: 'E-mail', key: 'email', required: 1, order: 2 },
    { type: 'textarea', label: 'Message', key: 'message', placeholder: 'What is it?', order: 4 },
    {
      type: 'listradio',
      label: 'Choice',
      key: 'choice',
      order: 3,
      options: [
        { label: 'One', value: 'one' },
        { label: 'Two', value: 'two' },
      ],
    },
    { type: 'repeater', label: 'More', key: 'more', order: 5 },
    { type: 'submit', label: 'Off it goes', key: 'submit', order: 9 },
  ],
  actions: [
    {
      type: 'email',
      label: 'Us',
      active: 1,
      to: '{wp:admin_email}',
      email_subject: '{field:firstname} wrote',
      email_message: '{all_fields_table}',
      reply_to: '{field:email}',
    },
    { type: 'successmessage', active: '1', success_msg: 'Thank you, {field:firstname}.' },
    { type: 'mailchimp', label: 'Newsletter', active: 1 },
  ],
}

describe('issue 17: forms of Ninja Forms', () => {
  test.each([
    ['JSON', JSON.stringify(ninja)],
    ['what PHP serialised, in Base64', Buffer.from(serialized(ninja)).toString('base64')],
  ])('as %s they come with their parts; the only form is shown where a page names one by its number', async (_name, nff) => {
    const file = kilnWith('[ninja_form id=2]')
    const site = await begin(file)
    const report = await site.take([file, nff])
    expect(report.bad).toEqual([])
    const form = await formOf(site, 'Write us')
    expect(form.steps.map(({ title }) => title)).toEqual(['You', 'It'])
    expect(namesIn(form)).toEqual([
      ['text first-name', 'email e-mail'],
      ['radio choice', 'textarea message'],
    ])
    expect(form).toMatchObject({
      submit: 'Off it goes',
      letter: { to: '[_site_owner]', subject: '[first-name] wrote', body: '[_all]', replyTo: 'e-mail' },
      texts: { mail_sent_ok: 'Thank you.' },
    })
    expect(await (await site.get('/uber-uns')).text()).toContain('name="first-name"')
    expect(whats(report)).toEqual(
      expect.arrayContaining([
        'form 2: the only one in the files, “Write us”, is shown in its place',
        'the placeholder {field:firstname} in the text after sending of the form “Write us”',
        'the field “More” (repeater) of the form “Write us”',
        'what “Newsletter” of the form “Write us” does after sending',
      ]),
    )
  })

  test('of two forms without numbers none is guessed: the shortcode is named', async () => {
    const file = kilnWith('[ninja_form id=2]')
    const site = await begin(file)
    const other = JSON.stringify({ ...ninja, settings: { title: 'Other' } })
    const report = await site.take([file, JSON.stringify(ninja), other])
    expect(whats(report)).toContain('the shortcode [ninja_form]: what it shows is in none of the files')
    expect(await formOf(site, 'Other')).toBeDefined()
  })
})

test('issue 17: forms alone come without an export, and hostile ones do no harm', async () => {
  const site = await begin(kilnWith(''))
  const { brought } = await site.take(wpForm)
  expect(brought).toEqual([{ what: 'form 1', outcome: 'new' }])
  const many = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, id) => [`${id}`, { id: `${id}`, type: 'text', label: `</script>${id}` }]),
  )
  const nested = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`
  const evil = JSON.stringify([
    { id: '99', fields: { ...many, 5000: { id: 'x', type: '__proto__', label: 'y' } }, settings: { form_title: 'Evil' } },
  ])
  const report = await site.take([kilnWith(''), evil, nested])
  expect(report.bad).toEqual([])
  expect((await formOf(site, 'Evil')).steps[0]?.fields).toHaveLength(100)
  expect(whats(report)).toEqual(
    expect.arrayContaining([
      'fields and steps of the form “Evil” that are more than a form may have',
      'file 3 of those that were chosen: nothing in it is known here',
    ]),
  )
})
