import { afterEach, describe, expect, test } from 'vitest'
import { createSites, fieldIn, formOf, kilnWith, namesIn, whats, wpForm } from './wordpress-forms.fake'

const { begin, close } = createSites()
afterEach(close)

describe('issue 17: forms of WPForms', () => {
  test('fields come in their order, with steps, choices, files, help and lengths; the shortcode shows the form', async () => {
    const site = await begin(kilnWith('[wpforms id="3" title="false"]'))
    const report = await site.take([kilnWith('[wpforms id="3" title="false"]'), wpForm])
    expect(report.bad).toEqual([])
    const form = await formOf(site, 'Ask for a pot')
    expect(form.steps.map(({ title, next, back }) => [title, next, back])).toEqual([
      ['About you', 'Go on', 'Back'],
      ['Your wish', 'Next', 'Previous'],
    ])
    expect(namesIn(form)).toEqual([
      ['text first-name', 'text last-name', 'email e-mail'],
      ['select size', 'checkbox extras', 'upload sketch', 'textarea your-wish', 'acceptance i-agree-to-be-written-to', 'note until-friday'],
    ])
    expect(fieldIn(form, 'first-name')).toMatchObject({ required: true, placeholder: 'Ann', isHalf: true })
    expect(fieldIn(form, 'e-mail')).toMatchObject({ required: true, help: 'We answer there.' })
    expect(fieldIn(form, 'size')).toMatchObject({ hasBlank: true, options: [{ label: 'Small' }, { label: 'Large' }] })
    expect(fieldIn(form, 'extras')).toMatchObject({ options: [{ label: 'Gift wrap', value: 'wrap' }, { value: 'card' }] })
    expect(fieldIn(form, 'sketch')).toMatchObject({ accept: ['jpg', 'png'], mostBytes: 5 * 1024 * 1024, mostFiles: 3 })
    expect(fieldIn(form, 'your-wish')).toMatchObject({ maxLength: 300, isHalf: true })
    expect(JSON.stringify(form)).not.toContain('alert')
    const page = await (await site.get('/uber-uns')).text()
    expect(page).toContain('name="first-name"')
    expect(page).toContain('name="your-email"')
  })

  test('e-mails and answers come with our placeholders; what has no counterpart is named at its form', async () => {
    const site = await begin(kilnWith(''))
    const report = await site.take([kilnWith(''), wpForm])
    expect(await formOf(site, 'Ask for a pot')).toMatchObject({
      submit: 'Ask',
      texts: { mail_sent_ok: 'Thanks, we will fire back.' },
      letter: { to: '[_site_owner], pots@kiln.example', subject: 'A wish of [first-name]', replyTo: 'e-mail', body: '[_all]\nFrom' },
      thanks: { to: 'e-mail', subject: 'Thank you', body: 'Hello [first-name],\n\nwe got it.' },
    })
    expect(whats(report)).toEqual(
      expect.arrayContaining([
        'the field “Signed” (signature) of the form “Ask for a pot”',
        'the rule of the field “Your wish” of the form “Ask for a pot”: it is always shown',
        'the notification “Third” of the form “Ask for a pot”: a form has one, and a confirmation e-mail',
        'the placeholder {user_ip} in the e-mails of the form “Ask for a pot”',
      ]),
    )
    expect(report.gaps.find(({ what }) => what.includes('Signed'))?.at).toMatch(/^\/admin\/forms\?form=\d+$/)
  })

  test('they also come as posts of the export, by their block and by Elementor; the same again changes nothing', async () => {
    const post = `<item><title>Ask</title><wp:post_id>3</wp:post_id><wp:status>publish</wp:status><wp:post_type>wpforms</wp:post_type><content:encoded><![CDATA[${JSON.stringify(JSON.parse(wpForm)[0])}]]></content:encoded></item>`
    const file = kilnWith('<!-- wp:wpforms/form-selector {"formId":"3"} /-->').replace('</channel>', `${post}</channel>`)
    const site = await begin(file)
    await site.take(file)
    expect(await (await site.get('/uber-uns')).text()).toContain('name="first-name"')
    expect(await site.outcomes(site.take([file, wpForm]))).toEqual([])
  })
})

const gravity = (confirmation: object) =>
  JSON.stringify({
    0: {
      ...{ id: 7, title: 'Book', description: '', button: { type: 'text', text: 'Book now' }, lastPageButton: { text: 'Back to dates' } },
      pagination: { type: 'steps', pages: ['When', 'Who'] },
      fields: [
        { id: 1, type: 'date', label: 'Day', isRequired: true },
        {
          id: 2,
          type: 'radio',
          label: 'Class',
          choices: [
            { text: 'Wheel', value: 'w' },
            { text: 'Slab', value: 's', isSelected: true },
          ],
        },
        { id: 3, type: 'page', nextButton: { text: 'To your name' }, previousButton: { text: 'x' } },
        {
          ...{ id: 4, type: 'name', label: 'Name', isRequired: true },
          inputs: [
            { id: '4.2', label: 'Prefix', isHidden: true },
            { id: '4.3', label: 'First' },
            { id: '4.6', label: 'Last' },
          ],
        },
        { id: 5, type: 'email', label: 'E-mail', placeholder: 'ann@mail.example' },
        { id: 6, type: 'consent', label: 'Consent', checkboxLabel: 'I know the rules.', isRequired: true, inputs: [{ id: '6.1' }] },
        { id: 8, type: 'fileupload', label: 'Papers', multipleFiles: true, maxFiles: 2, maxFileSize: 3, allowedExtensions: 'pdf' },
        { id: 9, type: 'number', label: 'People', rangeMin: '1', rangeMax: '8', conditionalLogic: { rules: [{ fieldId: '2' }] } },
        { id: 10, type: 'product', label: 'Price' },
      ],
      notifications: {
        a: {
          name: 'Owner',
          event: 'form_submission',
          toType: 'email',
          to: '{admin_email}',
          subject: 'Booking: {Class:2}',
          message: '{all_fields}',
          replyTo: '{E-mail:5}',
        },
        b: { name: 'Guest', toType: 'field', to: '5', subject: 'Booked', message: 'Dear {Name (First):4.3}', isActive: true },
        c: { name: 'Off', to: 'x@kiln.example', isActive: false },
      },
      confirmations: { d: { isDefault: true, ...confirmation } },
    },
    version: '2.8.1',
  })

describe('issue 17: forms of Gravity Forms', () => {
  test('fields, pages, e-mails and the page after sending come; the shortcode shows the form', async () => {
    const file = kilnWith('[gravityform id="7" title="false" ajax="true"]')
    const site = await begin(file)
    const report = await site.take([file, gravity({ type: 'page', pageId: '4' })])
    expect(report.bad).toEqual([])
    const form = await formOf(site, 'Book')
    expect(form.steps.map(({ title, next, back }) => [title, next, back])).toEqual([
      ['When', 'To your name', 'x'],
      ['Who', 'Next', 'Back to dates'],
    ])
    expect(namesIn(form)).toEqual([
      ['date day', 'radio class'],
      ['text first', 'text last', 'email e-mail', 'acceptance i-know-the-rules', 'upload papers', 'number people'],
    ])
    expect(form).toMatchObject({
      submit: 'Book now',
      letter: { to: '[_site_owner]', subject: 'Booking: [class]', replyTo: 'e-mail' },
      thanks: { to: 'e-mail', subject: 'Booked', body: 'Dear [first]' },
      actions: { redirect: { url: '/uber-uns' } },
    })
    expect(fieldIn(form, 'people')).toMatchObject({ least: '1', most: '8' })
    expect(fieldIn(form, 'papers')).toMatchObject({ accept: ['pdf'], mostFiles: 2, mostBytes: 3 * 1024 * 1024 })
    expect(whats(report)).toEqual(expect.arrayContaining(['the field “Price” (product) of the form “Book”']))
    expect(await (await site.get('/uber-uns')).text()).toContain('name="first"')
  })

  test('another site after sending is named among the hosts; what is no address leads nowhere and is named', async () => {
    const site = await begin(kilnWith(''))
    await site.take([kilnWith(''), gravity({ type: 'redirect', url: 'https://pay.example/thanks' })])
    expect((await formOf(site, 'Book')).actions).toMatchObject({ redirect: { url: 'https://pay.example/thanks', hosts: ['pay.example'] } })
    const other = await begin(kilnWith(''))
    const report = await other.take([kilnWith(''), gravity({ type: 'redirect', url: 'javascript:alert(1)' })])
    expect((await formOf(other, 'Book')).actions).toMatchObject({ redirect: null })
    expect(whats(report)).toContain('the page after sending, javascript:alert(1), of the form “Book”')
  })
})
