import { useAdmin } from '@frontage/kit/admin/screen'
import groups from '@frontage/parts/admin/settings.module.css'
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
          A message belongs to the version with which it was sent.
        </Text>
      </div>
      {isChanged && <Text>Save your changes first, or undo them. Then an older version can be brought back.</Text>}
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
              <span className={styles.kind}>The newest</span>
            ) : (
              <Button
                variant="default"
                disabled={isChanged}
                loading={restore.isPending && restore.variables === version}
                aria-label={`Bring back version ${version}`}
                onClick={() => restore.mutate(version)}
              >
                Bring back
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
