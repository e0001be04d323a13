import { Text } from '@mantine/core'
import { messages } from '../../messages.admin'
import styles from './upload.module.css'
import { isBusy, type MediaUpload, progressOf } from './uploads'

/** How far the files are, and which of them did not come in. */
export function UploadList({ uploads }: { readonly uploads: readonly MediaUpload[] }) {
  const failed = uploads.filter(({ state }) => state === 'failed')
  const here = uploads.filter(({ state }) => state === 'here').length
  if (uploads.length === 0) return null
  return (
    <div className={styles.coming}>
      {isBusy(uploads) && <progress max={100} value={progressOf(uploads)} aria-label="Uploading files" />}
      <Text size="sm">{isBusy(uploads) ? messages.drop.coming(here, uploads.length) : here > 0 && messages.drop.here(here)}</Text>
      {failed.length > 0 && (
        <ul className={styles.failed} role="alert">
          {failed.map(({ key, name, reason }) => (
            <li key={key}>
              <strong>{name}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
