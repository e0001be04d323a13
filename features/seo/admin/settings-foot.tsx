import { Conflict } from '@frontage/parts/admin/conflict'
import { Failure } from '@frontage/parts/admin/dialog'
import { LeaveQuestion } from '@frontage/parts/admin/leave-question'
import settled from '@frontage/parts/admin/settings/settings.module.css'
import { Button, Stack } from '@mantine/core'
import type { SettingsForm } from './use-settings-form'

/** Keeps the settings; why they were refused stands above. */
export const SettingsFoot = ({
  failure,
  isSaving,
  question,
  conflict,
}: Pick<SettingsForm<object>, 'failure' | 'isSaving' | 'question' | 'conflict'>) => (
  <Stack gap="sm" align="flex-start" className={settled.foot ?? ''}>
    <Failure>{failure}</Failure>
    <Button type="submit" loading={isSaving}>
      Save
    </Button>
    <Conflict conflict={conflict} />
    {question && <LeaveQuestion answer={question.answer} />}
  </Stack>
)
