import type { RecordAround, RecordsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import { jsonSettings, type WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import { gaps as words } from '../../../messages.gaps'
import type { BuiltForm } from './form-builder'
import { readGravityForm } from './gravity'
import { readNinjaForm } from './ninja'
import { readWpForm } from './wpforms'

type Read = (old: WordPressSettings, title: string, around: RecordAround) => BuiltForm

/** The forms of one plugin: each is a post whose content is JSON. */
const formsOf = (kind: Pick<RecordsFromWordPress, 'type' | 'shortcodes' | 'namedIn' | 'inFile'>, read: Read): RecordsFromWordPress => ({
  ...kind,
  as: 'records',
  file: 'contact-forms',
  block: (id) => ({ block: 'contact-form', props: { form: id } }),
  screenOf: (id) => `/admin/forms?form=${id}`,
  otherNames: () => [],
  read: ({ title, content, modified, date }, id, around) => {
    const old = jsonSettings(content)
    const { form, gaps } = old ? read(old, title, around) : { form: undefined, gaps: [] }
    if (!form) return { entry: undefined, gaps: [...gaps, words.unreadable(title || String(id))] }
    return { entry: { id, form, updatedAt: modified || date || '2000-01-01T00:00:00Z' }, gaps }
  },
})

const postOf = (id: string, title: string, old: WordPressSettings) => ({ id, title, content: old.json() })

/** Forms of WPForms stand in exports of WordPress, too, as posts of the same content. */
const wpForms = formsOf(
  {
    type: 'wpforms',
    shortcodes: ['wpforms', 'wpforms/form-selector'],
    namedIn: ['id', 'formId', 'form_id'],
    inFile: (file) => {
      const all = file.list().filter((old) => old.has('fields') && old.part('settings').has('form_title'))
      return all.length ? all.map((old) => postOf(old.text('id'), old.part('settings').text('form_title'), old)) : undefined
    },
  },
  readWpForm,
)

const gravityForms = formsOf(
  {
    type: 'gravityforms',
    shortcodes: ['gravityform', 'gravityforms', 'gravityforms/form'],
    namedIn: ['id', 'formId'],
    inFile: (file) => {
      const all = file.has('version') ? file.list().filter((old) => old.has('fields') && old.has('title')) : []
      return all.length ? all.map((old) => postOf(old.text('id'), old.text('title'), old)) : undefined
    },
  },
  readGravityForm,
)

/** An export of Ninja Forms holds one form, and not the number that pages name it by. */
const ninjaForms = formsOf(
  {
    type: 'ninjaforms',
    shortcodes: ['ninja_form', 'ninja_forms', 'ninja_forms_display_form', 'ninja-forms/form'],
    namedIn: ['id', 'formID', 'formId'],
    inFile: (file) => {
      const settings = file.part('settings')
      if (!settings.has('title') || !file.has('fields') || !file.has('actions')) return undefined
      return [postOf(file.text('id') || settings.text('id'), settings.text('title'), file)]
    },
  },
  readNinjaForm,
)

/** Forms of WPForms, Gravity Forms and Ninja Forms. */
export const otherFormsFromWordPress = [wpForms, gravityForms, ninjaForms]
