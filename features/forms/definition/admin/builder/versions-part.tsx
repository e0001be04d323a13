import { useAdmin } from '@frontage/kit/admin/screen'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Button, Text, Title } from '@mantine/core'
import { useBuild } from './build'
import styles from './builder.module.css'
import type { useSave } from './use-save'

type VersionsPartProps = { readonly isChanged: boolean; readonly restore: ReturnType<typeof useSave>['restore'] }

/** Every version that was ever saved. Bringing one back makes it the newest; nothing is overwritten. */
export function VersionsPart({ isChanged, restore }: VersionsPartProps) {
  const { When } = useAdmin()
  const { versions, version: newest } = useBuild().stored
  return (
    <section className={groups.group} aria-labelledby="versions-title">
      <div>
        <Title order={2} id="versions-title">
          Versions
        </Title>
        <Text size="sm" c="dimmed">
          Each message belongs to the version it was sent with.
        </Text>
      </div>
      {isChanged && <Text>Save or undo your changes first. Then you can restore an older version.</Text>}
      <ol className={styles.versions}>
        {versions.map(({ version, at, by }) => (
          <li key={version}>
            <span>
              <strong>Version {version}</strong>{' '}
              <span className={styles.kind}>
                <When at={at} /> {by && `by ${by}`}
              </span>
            </span>
            {version === newest ? (
              <span className={styles.kind}>Current version</span>
            ) : (
              <Button
                variant="default"
                disabled={isChanged}
                loading={restore.isPending && restore.variables === version}
                aria-label={`Restore version ${version}`}
                onClick={() => restore.mutate(version)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
