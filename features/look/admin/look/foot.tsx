import { Failure } from '@frontage/parts/admin/dialog'
import settled from '@frontage/parts/admin/settings/settings.module.css'
import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import { measured } from '../../pairs'
import type { LookContext } from './use-look-editor'

/** What publishes the look, and what takes changes back. */
export function Foot({ desk: { look, steps, isChanged, isSaving, failure, undo, redo, discard } }: { readonly desk: LookContext }) {
  const poor = [look.light, look.dark].flatMap(measured).filter(({ isEnough }) => !isEnough).length
  return (
    <div className={settled.foot}>
      <Failure>{failure}</Failure>
      <Group justify="space-between">
        <Group gap="xs">
          <Button type="submit" loading={isSaving} disabled={!isChanged}>
            {messages.saving}
          </Button>
          <ActionIcon variant="default" size="lg" aria-label={messages.undo} disabled={steps.past.length === 0} onClick={undo}>
            <IconArrowBackUp size={18} />
          </ActionIcon>
          <ActionIcon variant="default" size="lg" aria-label={messages.redo} disabled={steps.future.length === 0} onClick={redo}>
            <IconArrowForwardUp size={18} />
          </ActionIcon>
          <Text size="sm" c="dimmed">
            {isChanged ? messages.unsaved : messages.same} {poor > 0 && messages.colours.poor(poor)}
          </Text>
        </Group>
        {isChanged && (
          <Button variant="default" onClick={discard}>
            {messages.discard}
          </Button>
        )}
      </Group>
    </div>
  )
}
