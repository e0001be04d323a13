import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { messages } from '../../messages.admin'
import type { useBuilder } from './use-builder'

/** Two people changed the same form: whose is the newest is for this person to say. */
export function Conflict({ builder: { build, saving } }: { readonly builder: ReturnType<typeof useBuilder> }) {
  return (
    <Modal opened onClose={saving.notNow} title={messages.editor.conflict}>
      <Stack>
        <Text>{messages.editor.conflictText}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void saving.takeTheirs()}>
            Use theirs
          </Button>
          <Button loading={saving.isSaving} onClick={() => void saving.keepMine(build.draft)} data-autofocus>
            Keep mine
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
