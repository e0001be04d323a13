import { templatePage as addressOfTemplate } from '@frontage/kit/island/preview.address'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { addDraft } from '../../server/add-draft'
import type { PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { messages } from '../messages'
import { documentFrom } from '../ready'
import { createFromTemplate, listTemplates } from '../wire.admin'
import { pageTemplates } from './templates'

const blank = { description: '', rows: [] }

/** Templates for new pages, and the pages that are made of them. */
export const createTemplateRoutes = (desk: PagesService): Route[] => [
  answer(listTemplates)
    .allow(mayEditPages)
    .with(async () => {
      const [all, taken] = await Promise.all([pageTemplates(desk.registry), desk.heads.paths()])
      const templates = all.map(({ name, title, about, path = '' }) => ({
        ...{ name, title, about, preview: addressOfTemplate(name) },
        path: taken.includes(path) ? '' : path,
      }))
      return { templates, taken }
    }),
  answer(createFromTemplate)
    .allow(mayEditPages)
    .with(async ({ template: name, path, title }, context) => {
      const template = name === '' ? blank : (await pageTemplates(desk.registry)).find((one) => one.name === name)
      if (!template) throw new Refusal('template-gone', messages.templateGone, { status: 404, field: 'template' })
      return { id: await addDraft(documentFrom(template, title, path), context, desk) }
    }),
]
