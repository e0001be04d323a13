import { Failure } from '@frontage/parts/admin/dialog'
import { LeaveQuestion } from '@frontage/parts/admin/leave-question'
import settled from '@frontage/parts/admin/settings/settings.module.css'
import { Button, Stack } from '@mantine/core'
import type { SettingsForm } from './use-settings-form'

/** Keeps the settings; why they were refused stands above. */
export const SettingsFoot = ({ failure, isSaving, question }: Pick<SettingsForm<object>, 'failure' | 'isSaving' | 'question'>) => (
  <Stack gap="sm" align="flex-start" className={settled.foot ?? ''}>
    <Failure>{failure}</Failure>
    <Button type="submit" loading={isSaving}>
      Save
    </Button>
    {question && <LeaveQuestion answer={question.answer} />}
  </Stack>
)
