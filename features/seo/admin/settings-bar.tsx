import { SaveBar } from '@frontage/parts/admin/save-bar'
import type { SettingsForm } from './use-settings-form'

type Asked = Pick<SettingsForm<object>, 'isChanged' | 'isSaving' | 'failure' | 'discard' | 'question' | 'conflict'>

/** Saves the settings around it. */
export const SettingsBar = ({ form }: { readonly form: Asked }) => {
  const { isChanged, isSaving, failure, discard, question, conflict } = form
  return <SaveBar {...{ isChanged, isSaving, failure, discard, question, conflict }} />
}
