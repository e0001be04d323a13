import type { TestSite } from '../site.fake'
import { beginWordPress, readExport } from './wordpress.fake'

type Site = Awaited<ReturnType<typeof beginWordPress>>
type Field = { readonly type: string; readonly name: string; readonly label: string } & Readonly<Record<string, unknown>>
type Form = {
  readonly title: string
  readonly steps: readonly { readonly title: string; readonly back: string; readonly next: string; readonly fields: readonly Field[] }[]
} & Readonly<Record<string, unknown>>

export const formOf = async ({ mover }: Site, title: string): Promise<Form> => {
  const forms = (await mover.write()).texts.get('contact-forms') as { readonly form: Form }[]
  return forms.find(({ form }) => form.title === title)!.form
}
export const namesIn = ({ steps }: Form): string[][] => steps.map(({ fields }) => fields.map(({ type, name }) => `${type} ${name}`))
export const fieldIn = (form: Form, name: string): Field | undefined =>
  form.steps.flatMap(({ fields }) => fields).find((one) => one.name === name)
export const whats = (report: { readonly gaps: readonly { readonly what: string }[] }): string[] => report.gaps.map(({ what }) => what)

/** The export with something else where a form of WPForms stood. */
export const kilnWith = (content: string): string => readExport('kiln.xml').replace('[wpforms id="3"]', content)

/** Fields stand in the order of the form, not of their numbers. */
export const wpForm = `[{"id":"3","field_id":20,"fields":{
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

/** Old sites that the tests of a file begin; `close` ends those that are open. */
export function createSites() {
  const open: TestSite[] = []
  return {
    begin: async (file: string) => {
      const site = await beginWordPress(file)
      open.push(site)
      return site
    },
    close: async () => {
      for (const site of open.splice(0)) await site.close()
    },
  }
}
