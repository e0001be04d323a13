import { ScreenHead } from '@frontage/parts/admin/screen-head'
import { UndoButtons } from '@frontage/parts/admin/undo-buttons'
import { Alert, Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import type { useBuilder } from './use-builder'

type BuilderHeadProps = { readonly builder: ReturnType<typeof useBuilder>; readonly save: () => void }

const words = messages.editor

/** What is being built, whether it is kept, and the way back and forth. */
export function BuilderHead({ builder, save }: BuilderHeadProps) {
  const { build, saving, isChanged } = builder
  return (
    <ScreenHead
      back={{ href: '/admin/forms', label: 'All forms' }}
      title={build.draft.title || 'Untitled form'}
      state={isChanged ? words.unsaved : words.saved}
      trouble={<Trouble builder={builder} />}
    >
      <UndoButtons undo={build.undo} redo={builder.redo} canUndo={builder.canUndo} canRedo={builder.canRedo} />
      <Button loading={saving.isSaving} onClick={save}>
        Save
      </Button>
    </ScreenHead>
  )
}

/** What keeps it from being saved. */
function Trouble({ builder: { build, saving } }: Pick<BuilderHeadProps, 'builder'>) {
  const text = saving.failure?.text ?? (build.faults.length > 0 ? words.faulty(build.faults.length) : undefined)
  if (!text) return null
  return (
    <Alert role="alert" color="red" p="sm" icon={<IconAlertCircle size={20} />}>
      {text}
    </Alert>
  )
}
