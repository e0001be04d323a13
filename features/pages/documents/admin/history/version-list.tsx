import { useAdmin } from '@frontage/kit/admin/screen'
import type { PageVersion } from '../../wire.admin'
import { timeWords } from '../schedule/local-time'
import styles from './history.module.css'

type VersionListProps = {
  readonly versions: readonly PageVersion[]
  readonly chosen: number | undefined
  readonly choose: (version: number) => void
}

/** Who published what and when, latest first; one of them can be looked at. */
export function VersionList({ versions, chosen, choose }: VersionListProps) {
  const { When } = useAdmin()
  return (
    <ol className={styles.versions}>
      {versions.map(({ version, at, by, title }) => (
        <li key={version}>
          <button type="button" className={styles.version} aria-pressed={version === chosen} onClick={() => choose(version)}>
            <strong>Version {version}</strong>
            <span className={styles.about} title={timeWords(at)}>
              <When at={at} /> {by && `by ${by}`}
            </span>
            <span className={styles.about}>{title}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
