import type { SearchContribution } from '@frontage/kit/admin/search'
import { messages } from '../../messages.admin'

const at = '/backups'

export const search: SearchContribution = {
  right: 'backups.manage',
  settings: [
    { label: messages.isOn, group: messages.schedule, at },
    { label: messages.hour, group: messages.schedule, at },
    { label: messages.kept, help: messages.keptHelp, group: messages.schedule, at },
    { label: messages.where, help: messages.lead, at },
  ],
  actions: [{ label: 'Make a backup', words: 'back up now save copy', at: '/backups#at=last-backup' }],
}
