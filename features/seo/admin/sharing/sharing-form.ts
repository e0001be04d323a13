import type { Sharing } from '../../sharing'
import type { SettingsForm } from '../use-settings-form'

export type SharingForm = SettingsForm<Sharing>
