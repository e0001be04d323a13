import { VisuallyHidden } from '@mantine/core'
import styles from './search.module.css'
import type { Results } from './use-results'
import { words } from './words'

/** What a list cannot say: that it is still looked for, that there is nothing, or that the server was not reached. */
export function SearchState({ results: { groups, isLooking, failed }, typed }: { readonly results: Results; readonly typed: string }) {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  return (
    <>
      {failed && (
        <div className={styles.state} role="alert">
          <p>{failed.isOffline ? words.offline : words.failed(failed.kinds.join(', '))}</p>
          <button type="button" className={styles.again} onClick={failed.retry}>
            {words.again}
          </button>
        </div>
      )}
      <div role="status">
        {typed !== '' && count === 0 && (
          <div className={styles.state}>
            <p>{isLooking ? words.looking : words.nothing(typed)}</p>
            {!isLooking && <p className={styles.hint}>{words.nothingHelp}</p>}
          </div>
        )}
        {typed !== '' && count > 0 && !isLooking && <VisuallyHidden>{words.found(count)}</VisuallyHidden>}
      </div>
    </>
  )
}
