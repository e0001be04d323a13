import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { messages } from '../../messages.admin'
import type { useFrame } from './use-frame'

type ConflictProps = { readonly saving: ReturnType<typeof useFrame>; readonly text: string }

/** Two people changed the same: whose work stands is for this person to say. */
export const Conflict = ({ saving, text }: ConflictProps) => (
  <Modal opened onClose={saving.notNow} title={text}>
    <Stack>
      <Text>{messages.conflictText}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => void saving.takeTheirs()}>
          Use their version
        </Button>
        <Button onClick={() => void saving.keepMine()} data-autofocus>
          Keep my version
        </Button>
      </Group>
    </Stack>
  </Modal>
)
