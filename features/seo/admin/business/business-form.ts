import type { Business } from '../../business'
import type { SettingsForm } from '../use-settings-form'

export type BusinessForm = SettingsForm<Business>
