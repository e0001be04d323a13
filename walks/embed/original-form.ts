import type { Page } from '@playwright/test'
import type { RunningSite } from '../support/site'
import { signIn } from '../support/site'

/** What an owner brings along from the system before. */
const TAGS = `<label>Your name [text* your-name]</label>
<label>Your email [email* your-email]</label>
<label>Your message [textarea* your-message]</label>
[mfile photos filetypes:png|pdf]
[submit "Send"]`

/** Makes a form of these tags on the screen for that, and hands back its number. */
export async function importForm(page: Page, site: RunningSite, title: string): Promise<number> {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/forms`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByLabel('Form name').fill(title)
  await page.getByLabel('Form template').fill(TAGS)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Create form' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  return Number(new URL(page.url()).searchParams.get('form'))
}

const control = (name: string, label: string, tag: string): string =>
  `<p><label>${label} <span class="wpcf7-form-control-wrap" data-name="${name}"><${tag} class="wpcf7-form-control" aria-invalid="false" name="${name}"></${tag.split(' ')[0]}></span></label></p>`

const hidden = (form: number): string =>
  Object.entries({
    ...{ _wpcf7: form, _wpcf7_version: '6.1.6', _wpcf7_locale: 'en_US', _wpcf7_unit_tag: `wpcf7-f${form}-p7-o1` },
    ...{ _wpcf7_container_post: 7, _wpcf7_posted_data_hash: '' },
  })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('')

/** The markup of a contact form as the system before has written it into its pages (facts, §5). */
const markup = (form: number): string => `<div class="wpcf7 no-js" id="wpcf7-f${form}-p7-o1" data-wpcf7-id="${form}">
  <div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p><ul></ul></div>
  <form class="wpcf7-form init" method="post" enctype="multipart/form-data" novalidate data-status="init" aria-label="Contact form">
    <fieldset class="hidden-fields-container" hidden>${hidden(form)}</fieldset>
    ${control('your-name', 'Your name', 'input')}${control('your-email', 'Your email', 'input')}${control('your-message', 'Your message', 'textarea')}
    <p><label>Photos <input class="wpcf7-drag-n-drop-file" type="file" data-name="photos"></label></p>
    <p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send"></p>
    <div class="wpcf7-response-output"></div>
  </form></div>`

/**
 * What its script does with it (facts, §§3, 4, 6 and 9): every press is a post of its own, the button stays alive meanwhile, the
 * hash of an answer goes along with the next one, and after thanks the form is emptied and asks for a refill.
 */
const script = (base: string, form: number): string => `<script>
  const api = '${base}/wp-json/contact-form-7/v1/contact-forms/${form}'
  const ajax = '${base}/wp-admin/admin-ajax.php'
  const form = document.querySelector('form.wpcf7-form')
  const say = (status, words) => {
    form.dataset.status = status
    form.querySelector('.wpcf7-response-output').textContent = words
  }
  const send = async () => {
    say('submitting', '')
    for (const tip of form.querySelectorAll('.wpcf7-not-valid-tip')) tip.remove()
    const answer = await (await fetch(api + '/feedback', {
      method: 'POST', body: new FormData(form), headers: { Accept: 'application/json, */*;q=0.1' },
    })).json()
    form.querySelector('[name=_wpcf7_posted_data_hash]').value = answer.posted_data_hash
    for (const { field, message } of answer.invalid_fields) {
      const tip = Object.assign(document.createElement('span'), { className: 'wpcf7-not-valid-tip', textContent: message })
      form.querySelector('[data-name="' + field + '"]').append(tip)
    }
    if (answer.status === 'mail_sent') {
      form.reset()
      await (await fetch(api + '/refill', { headers: { Accept: 'application/json, */*;q=0.1' } })).json()
    }
    say(answer.status, answer.message)
  }
  form.onsubmit = (event) => {
    event.preventDefault()
    void send()
  }
  const post = (fields) => new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.append(name, value)
    request.upload.onprogress = () => {}
    request.onload = () => resolve(request.responseText)
    request.open('POST', ajax)
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    request.send(data)
  })
  form.querySelector('[type=file]').onchange = async ({ target }) => {
    const { data: security } = JSON.parse(await post({ action: '_wpcf7_check_nonce', _ajax_nonce: '0a1b2c3d4e' }))
    const common = { action: 'dnd_codedropz_upload', type: 'click', security, form_id: ${form}, upload_name: 'photos' }
    const { data } = JSON.parse(await post({ ...common, upload_folder: '', 'upload-file': target.files[0] }))
    target.insertAdjacentHTML('afterend', '<input type="hidden" name="photos[]" value="' + data.path + '/' + data.file + '"><i>' + data.file + '</i>')
  }
  void fetch(api + '/feedback/schema').then((answer) => answer.json())
</script>`

/** The body of such a page. */
export const originalForm = (base: string, form: number): string => markup(form) + script(base, form)
