import { serialized } from '@frontage/kit/wordpress/export/serialize.server'
import { afterEach, describe, expect, test } from 'vitest'
import type { TestSite } from '../site.fake'
import { beginWordPress, readExport } from './wordpress.fake'

const open: TestSite[] = []
afterEach(async () => {
  for (const site of open.splice(0)) await site.close()
})
const kiln = (content: string): string => readExport('kiln.xml').replace('[wpforms id="3"]', content)

async function begin(file: string) {
  const site = await beginWordPress(file)
  open.push(site)
  return site
}
type Site = Awaited<ReturnType<typeof begin>>
type Field = { readonly type: string; readonly name: string; readonly label: string } & Readonly<Record<string, unknown>>
type Form = {
  readonly title: string
  readonly steps: readonly { readonly title: string; readonly back: string; readonly next: string; readonly fields: readonly Field[] }[]
} & Readonly<Record<string, unknown>>

const formOf = async ({ mover }: Site, title: string): Promise<Form> => {
  const forms = (await mover.write()).texts.get('contact-forms') as { readonly form: Form }[]
  return forms.find(({ form }) => form.title === title)!.form
}
const namesIn = ({ steps }: Form): string[][] => steps.map(({ fields }) => fields.map(({ type, name }) => `${type} ${name}`))
const fieldIn = (form: Form, name: string): Field | undefined => form.steps.flatMap(({ fields }) => fields).find((one) => one.name === name)
const whats = (report: { readonly gaps: readonly { readonly what: string }[] }): string[] => report.gaps.map(({ what }) => what)

/** Fields stand in the order of the form, not of their numbers. */
const wpForm = `[{"id":"3","field_id":20,"fields":{
  "9":{"id":"9","type":"pagebreak","position":"top","title":"About you"},
  "4":{"id":"4","type":"name","label":"Name","format":"first-last","required":"1","first_placeholder":"Ann"},
  "1":{"id":"1","type":"email","label":"E-mail","required":"1","description":"We answer there."},
  "10":{"id":"10","type":"pagebreak","title":"Your wish","next":"Go on"},
  "2":{"id":"2","type":"select","label":"Size","placeholder":"Choose","choices":{"1":{"label":"Small"},"3":{"label":"Large","default":"1"}}},
  "5":{"id":"5","type":"checkbox","label":"Extras","show_values":"1","choices":{"1":{"label":"Gift wrap","value":"wrap"},"2":{"label":"A card","value":"card"}}},
  "6":{"id":"6","type":"file-upload","label":"Sketch","extensions":"jpg,.png","max_size":"5","max_file_number":"3","style":"modern"},
  "7":{"id":"7","type":"textarea","label":"Your wish","limit_enabled":"1","limit_mode":"characters","limit_count":"300","conditional_logic":"1","css":"wpforms-one-half"},
  "8":{"id":"8","type":"signature","label":"Signed"},
  "11":{"id":"11","type":"gdpr-checkbox","label":"Privacy","required":"1","choices":{"1":{"label":"I agree to be written to."}}},
  "12":{"id":"12","type":"html","code":"<p>Until <b>Friday</b>.<script>alert(1)</script></p>"},
  "13":{"id":"13","type":"pagebreak","position":"bottom","prev":"Previous"}},
 "settings":{"form_title":"Ask for a pot","submit_text":"Ask","notification_enable":"1",
  "notifications":{"1":{"notification_name":"Us","email":"{admin_email}, pots@kiln.example","subject":"A wish of {field_id=\\"4|first\\"}","replyto":"{field_id=\\"1\\"}","message":"{all_fields}<br>From {user_ip}"},
   "2":{"notification_name":"Them","email":"{field_id=\\"1\\"}","subject":"Thank you","message":"<p>Hello {field_id=\\"4\\"},</p><p>we got it.</p>"},
   "3":{"notification_name":"Third","email":"third@kiln.example","subject":"x","message":"y"}},
  "confirmations":{"1":{"type":"message","message":"<p>Thanks, <b>we</b> will fire back.</p>"}}}}]`

describe('issue 17: forms of WPForms', () => {
  test('fields come in their order, with steps, choices, files, help and lengths; the shortcode shows the form', async () => {
    const site = await begin(kiln('[wpforms id="3" title="false"]'))
    const report = await site.take([kiln('[wpforms id="3" title="false"]'), wpForm])
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
    const site = await begin(kiln(''))
    const report = await site.take([kiln(''), wpForm])
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
    const file = kiln('<!-- wp:wpforms/form-selector {"formId":"3"} /-->').replace('</channel>', `${post}</channel>`)
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
        { id: 2, type: 'radio', label: 'Class', choices: [{ text: 'Wheel', value: 'w' }, { text: 'Slab', value: 's', isSelected: true }] },
        { id: 3, type: 'page', nextButton: { text: 'To your name' }, previousButton: { text: 'x' } },
        {
          ...{ id: 4, type: 'name', label: 'Name', isRequired: true },
          inputs: [{ id: '4.2', label: 'Prefix', isHidden: true }, { id: '4.3', label: 'First' }, { id: '4.6', label: 'Last' }],
        },
        { id: 5, type: 'email', label: 'E-mail', placeholder: 'ann@mail.example' },
        { id: 6, type: 'consent', label: 'Consent', checkboxLabel: 'I know the rules.', isRequired: true, inputs: [{ id: '6.1' }] },
        { id: 8, type: 'fileupload', label: 'Papers', multipleFiles: true, maxFiles: 2, maxFileSize: 3, allowedExtensions: 'pdf' },
        { id: 9, type: 'number', label: 'People', rangeMin: '1', rangeMax: '8', conditionalLogic: { rules: [{ fieldId: '2' }] } },
        { id: 10, type: 'product', label: 'Price' },
      ],
      notifications: {
        a: { name: 'Owner', event: 'form_submission', toType: 'email', to: '{admin_email}', subject: 'Booking: {Class:2}', message: '{all_fields}', replyTo: '{E-mail:5}' },
        b: { name: 'Guest', toType: 'field', to: '5', subject: 'Booked', message: 'Dear {Name (First):4.3}', isActive: true },
        c: { name: 'Off', to: 'x@kiln.example', isActive: false },
      },
      confirmations: { d: { isDefault: true, ...confirmation } },
    },
    version: '2.8.1',
  })

describe('issue 17: forms of Gravity Forms', () => {
  test('fields, pages, e-mails and the page after sending come; the shortcode shows the form', async () => {
    const file = kiln('[gravityform id="7" title="false" ajax="true"]')
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
    const site = await begin(kiln(''))
    await site.take([kiln(''), gravity({ type: 'redirect', url: 'https://pay.example/thanks' })])
    expect((await formOf(site, 'Book')).actions).toMatchObject({ redirect: { url: 'https://pay.example/thanks', hosts: ['pay.example'] } })
    const other = await begin(kiln(''))
    const report = await other.take([kiln(''), gravity({ type: 'redirect', url: 'javascript:alert(1)' })])
    expect((await formOf(other, 'Book')).actions).toMatchObject({ redirect: null })
    expect(whats(report)).toContain('the page after sending, javascript:alert(1), of the form “Book”')
  })
})

const ninja = {
  settings: {
    ...{ title: 'Write us', key: '', formContentData: [
      { type: 'part', title: 'You', order: 0, formContentData: ['firstname', 'email'] },
      { type: 'part', title: 'It', order: 1, formContentData: [{ order: 0, cells: [{ order: 0, fields: ['message', 'choice'], width: 100 }] }] },
    ] },
  },
  fields: [
    { type: 'firstname', label: 'First name', key: 'firstname', required: 1, order: 1 },
    { type: 'email', label: 'E-mail', key: 'email', required: 1, order: 2 },
    { type: 'textarea', label: 'Message', key: 'message', placeholder: 'What is it?', order: 4 },
    { type: 'listradio', label: 'Choice', key: 'choice', order: 3, options: [{ label: 'One', value: 'one' }, { label: 'Two', value: 'two' }] },
    { type: 'repeater', label: 'More', key: 'more', order: 5 },
    { type: 'submit', label: 'Off it goes', key: 'submit', order: 9 },
  ],
  actions: [
    { type: 'email', label: 'Us', active: 1, to: '{wp:admin_email}', email_subject: '{field:firstname} wrote', email_message: '{all_fields_table}', reply_to: '{field:email}' },
    { type: 'successmessage', active: '1', success_msg: 'Thank you, {field:firstname}.' },
    { type: 'mailchimp', label: 'Newsletter', active: 1 },
  ],
}

describe('issue 17: forms of Ninja Forms', () => {
  test.each([
    ['JSON', JSON.stringify(ninja)],
    ['what PHP serialised, in Base64', Buffer.from(serialized(ninja)).toString('base64')],
  ])('as %s they come with their parts; the only form is shown where a page names one by its number', async (_name, nff) => {
    const file = kiln('[ninja_form id=2]')
    const site = await begin(file)
    const report = await site.take([file, nff])
    expect(report.bad).toEqual([])
    const form = await formOf(site, 'Write us')
    expect(form.steps.map(({ title }) => title)).toEqual(['You', 'It'])
    expect(namesIn(form)).toEqual([['text first-name', 'email e-mail'], ['radio choice', 'textarea message']])
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
    const file = kiln('[ninja_form id=2]')
    const site = await begin(file)
    const other = JSON.stringify({ ...ninja, settings: { title: 'Other' } })
    const report = await site.take([file, JSON.stringify(ninja), other])
    expect(whats(report)).toContain('the shortcode [ninja_form]: what it shows is in none of the files')
    expect(await formOf(site, 'Other')).toBeDefined()
  })
})

test('issue 17: forms alone come without an export, and hostile ones do no harm', async () => {
  const site = await begin(kiln(''))
  const { brought } = await site.take(wpForm)
  expect(brought).toEqual([{ what: 'form 1', outcome: 'new' }])
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, id) => [`${id}`, { id: `${id}`, type: 'text', label: `</script>${id}` }]))
  const nested = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`
  const evil = JSON.stringify([{ id: '99', fields: { ...many, 5000: { id: 'x', type: '__proto__', label: 'y' } }, settings: { form_title: 'Evil' } }])
  const report = await site.take([kiln(''), evil, nested])
  expect(report.bad).toEqual([])
  expect((await formOf(site, 'Evil')).steps[0]?.fields).toHaveLength(100)
  expect(whats(report)).toEqual(
    expect.arrayContaining([
      'fields and steps of the form “Evil” that are more than a form may have',
      'file 3 of those that were chosen: nothing in it is known here',
    ]),
  )
})
