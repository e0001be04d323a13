import type { SearchContribution } from '@frontage/kit/admin/search'
import { messages } from '../../messages.admin'

export const search: SearchContribution = {
  right: 'site.move',
  settings: [{ label: messages.file.title, help: messages.file.lead, at: '/site/wordpress' }],
  actions: [{ label: 'Import a WordPress site', words: 'move migrate wordpress wxr xml old site', at: '/site/wordpress' }],
}
