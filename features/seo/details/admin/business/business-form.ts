import type { SettingsForm } from '../../../admin/use-settings-form'
import type { Business } from '../../../business'

export type BusinessForm = SettingsForm<Business>
