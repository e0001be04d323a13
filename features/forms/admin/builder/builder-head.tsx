import { DeskHead } from '@frontage/parts/admin/desk-head'
import { Alert, Button, Tooltip } from '@mantine/core'
import { IconAlertCircle, IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import type { useBuilder } from './use-builder'

type BuilderHeadProps = { readonly builder: ReturnType<typeof useBuilder>; readonly save: () => void }

const words = messages.editor

/** What is being built, whether it is kept, and the way back and forth. */
export function BuilderHead({ builder, save }: BuilderHeadProps) {
  const { build, saving, isChanged } = builder
  return (
    <DeskHead
      back={{ href: '/admin/forms', label: 'All forms' }}
      title={build.draft.title || 'Without a name'}
      state={isChanged ? words.unsaved : words.saved}
      trouble={<Trouble builder={builder} />}
    >
      <Tooltip label="Undo (Ctrl Z)">
        <Button variant="default" px="sm" aria-label="Undo" disabled={!builder.canUndo} onClick={build.undo}>
          <IconArrowBackUp size={20} />
        </Button>
      </Tooltip>
      <Tooltip label="Redo (Ctrl Shift Z)">
        <Button variant="default" px="sm" aria-label="Redo" disabled={!builder.canRedo} onClick={builder.redo}>
          <IconArrowForwardUp size={20} />
        </Button>
      </Tooltip>
      <Button loading={saving.isSaving} onClick={save}>
        Save
      </Button>
    </DeskHead>
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
