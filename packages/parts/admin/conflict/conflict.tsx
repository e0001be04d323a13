import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { Dialog, Failure } from '../dialog'
import styles from './conflict.module.css'
import type { Difference } from './differences'
import type { Conflicting } from './use-conflict'

/** Two people saved the same: both versions are shown, and whose stands is for this person to say. Nothing when nobody did. */
export function Conflict<Value>({ conflict }: { readonly conflict: Conflicting<Value> | undefined }) {
  if (!conflict) return null
  const { differences, failure, isSaving, keepMine, takeTheirs, notNow, third } = conflict
  return (
    <Dialog title="Somebody else saved this in the meantime" close={notNow}>
      <Stack>
        <Text>Your changes are still on this screen, but not saved. Which version do you want to keep?</Text>
        {differences ? <Differences differences={differences} /> : !failure && <Skeleton height={120} role="status" aria-label="Loading" />}
        <Failure>{failure}</Failure>
        <Group justify="flex-end">
          {third && (
            <Button variant="default" loading={third.isBusy} onClick={third.take}>
              {third.label}
            </Button>
          )}
          <Button variant="default" disabled={!differences} onClick={takeTheirs}>
            Use their version
          </Button>
          <Button loading={isSaving} disabled={!differences} onClick={keepMine}>
            Keep my version
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

const Differences = ({ differences }: { readonly differences: readonly Difference[] }) =>
  differences.length ? (
    <Stack gap="sm" component="ul" className={styles.list ?? ''} aria-label="What differs">
      {differences.map(({ path, label, theirs, mine }) => (
        <li key={path}>
          <Text fw={600} size="sm">
            {label}
          </Text>
          <div className={styles.versions}>
            <Version of="Theirs" text={theirs} />
            <Version of="Yours" text={mine} />
          </div>
        </li>
      ))}
    </Stack>
  ) : (
    <Text>Both versions have the same text.</Text>
  )

const Version = ({ of, text }: { readonly of: string; readonly text: string }) => (
  <div className={styles.version}>
    <Text size="xs" c="dimmed">
      {of}
    </Text>
    <Text size="sm" className={styles.text ?? ''}>
      {text || 'Empty'}
    </Text>
  </div>
)
