import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { ChoosePicture } from '@frontage/parts/admin/choose-picture'
import { Loader } from '@mantine/core'
import { Suspense } from 'react'
import { messages } from '../../messages.assistant'
import { idOfField } from '../assistant/field-id'
import shared from '../assistant/fields.module.css'
import styles from './logo.module.css'

type FileFieldProps = {
  readonly label: string
  readonly error: string | undefined
  /** Where issues of it are named. */
  readonly path: string
  readonly take: (file: string) => void
}

/** A new file, or a picture that is there already. */
export function FileField({ label, error, path, take }: FileFieldProps) {
  const { pictures } = useAdmin()
  const { me } = useSession()
  if (!me.rights.includes(pictures.right)) return null
  return (
    <div className={styles.file} id={idOfField(path)} tabIndex={-1}>
      <Suspense fallback={<Loader size="sm" />}>
        <pictures.PictureDrop label={label} most={1} took={({ file }) => take(file)} />
      </Suspense>
      <ChoosePicture
        isThere={false}
        words={messages.logo.library}
        chooseLabel={`${messages.logo.library}: ${label}`}
        take={({ file }) => take(file)}
      />
      {error && (
        <p className={shared.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
