import { Failure } from '@frontage/parts/admin/dialog'
import { Section } from '@frontage/parts/admin/section'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import type { WordPressImport } from '../../wire.admin'
import { useChange } from './use-imports'

const words = messages.running

/** How far an import is, and the button that stops it or goes on with it. */
export function RunningPart({ shown }: { readonly shown: WordPressImport }) {
  const { change, isChanging, failure } = useChange(shown)
  const isPaused = shown.state === 'paused'
  return (
    <Section title={isPaused ? words.pausedTitle : words.title} lead={isPaused ? words.pausedLead : words.lead}>
      <Stack gap="xs">
        <Bar shown={shown} isMoving={!isPaused} />
        <Failure>{failure}</Failure>
        <Group>
          {isPaused ? (
            <Button leftSection={<IconPlayerPlay size={18} />} loading={isChanging} onClick={() => change({ action: 'resume' })}>
              {words.resume}
            </Button>
          ) : (
            <Button
              variant="default"
              leftSection={<IconPlayerPause size={18} />}
              loading={isChanging || shown.state === 'pausing'}
              onClick={() => change({ action: 'pause' })}
            >
              {words.pause}
            </Button>
          )}
        </Group>
      </Stack>
    </Section>
  )
}

/** Counted while pictures come; before and after that it only moves. */
function Bar({ shown: { progress, state }, isMoving }: { readonly shown: WordPressImport; readonly isMoving: boolean }) {
  const { step, done, total } = progress
  const isCounted = step === 'pictures' && total > 0
  const text = isCounted ? words.pictures(done, total) : step === 'saving' ? words.saving : words.reading
  return (
    <>
      <progress max={100} aria-label={words.progress} value={isCounted ? (done / total) * 100 : isMoving ? undefined : 0} />
      <Text role="status">{state === 'pausing' ? words.pausing : text}</Text>
    </>
  )
}
