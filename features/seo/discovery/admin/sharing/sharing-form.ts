import type { SettingsForm } from '../../../admin/use-settings-form'
import type { Sharing } from '../../../sharing'

export type SharingForm = SettingsForm<Sharing>
