import { useAdmin } from '@frontage/kit/admin/screen'
import settled from '@frontage/parts/admin/settings/settings.module.css'
import { UndoButtons } from '@frontage/parts/admin/undo-buttons'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { messages } from '../../../messages.admin'
import { measured } from '../../../pairs'
import type { LookContext } from './use-look-editor'

/** Whether the draft is saved, what publishes it, and what takes changes back. */
export function Foot({ desk }: { readonly desk: LookContext }) {
  const { look, steps, isChanged, latest, phase, busy, saveNow, request } = desk
  const poor = [look.light, look.dark].flatMap(measured).filter(({ isEnough }) => !isEnough).length
  const isDraft = isChanged || latest.draft !== null
  return (
    <div className={settled.foot}>
      {phase.phase === 'failed' && (
        <Alert role="alert" color="red" p="sm" mb="sm" icon={<IconAlertCircle size={20} />}>
          <Group justify="space-between">
            {phase.text}
            <Button variant="default" onClick={saveNow}>
              {messages.tryAgain}
            </Button>
          </Group>
        </Alert>
      )}
      <Group justify="space-between">
        <Group gap="xs">
          <Button type="submit" loading={busy === 'publish'} disabled={!isDraft}>
            {messages.saving}
          </Button>
          <UndoButtons {...steps} />
          <Text size="sm" c="dimmed">
            <State {...desk} /> {poor > 0 && messages.colours.poor(poor)}
          </Text>
        </Group>
        {isDraft && (
          <Button variant="default" loading={busy === 'discard'} onClick={() => request('discard')}>
            {messages.discard}
          </Button>
        )}
      </Group>
    </div>
  )
}

const State = ({ latest: { draft }, phase: { phase } }: Pick<LookContext, 'latest' | 'phase'>) => {
  const { When } = useAdmin()
  const { states } = messages
  if (phase !== 'saved')
    return <span role="status">{phase === 'waiting' ? states.unsaved : phase === 'saving' ? states.saving : states.failed}</span>
  if (!draft) return <span>{messages.same}</span>
  return (
    <span>
      {draft.isOutdated ? states.outdated : states.draft} · <When at={draft.at} />
    </span>
  )
}
