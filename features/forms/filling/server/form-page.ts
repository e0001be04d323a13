import type { StoredPage } from '@frontage/kit/island/page'
import type { FormsStore } from '../../server/forms.store'

const PATH = /^\/contact-form\/([1-9]\d{0,14})$/
const LONGEST_TITLE = 120

/** Every form has a page of its own: links of pages where no script runs lead there. It is for nobody who searches. */
export const createFormPage =
  (forms: FormsStore) =>
  async (path: string): Promise<StoredPage | undefined> => {
    const id = Number(PATH.exec(path)?.[1] ?? 0)
    const title = id ? (await forms.find(id))?.form.title.slice(0, LONGEST_TITLE) : undefined
    if (title === undefined) return undefined
    const modules = [
      { block: 'page-head', props: { title } },
      { block: 'contact-form', props: { form: id } },
    ]
    return {
      path,
      title,
      description: '',
      isHidden: true,
      rows: [{ look: 'paper', air: 'half', align: 'start', columns: [{ span: 12, modules }] }],
    }
  }
