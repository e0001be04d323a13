import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { useAdmin } from '@frontage/kit/admin/screen'
import { Picture } from '@frontage/parts/picture'
import { Text } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import type { Focus } from '../../crop'
import { messages } from '../../messages.admin'
import styles from './about.module.css'
import { focusAt, focusBy } from './focus'

type FocusFieldProps = { readonly picture: MediaPicture; readonly focus: Focus; readonly change: (focus: Focus) => void }

const words = messages.about

/** Points at what has to stay in sight, with the pointer or with the arrow keys. */
export function FocusField({ picture, focus, change }: FocusFieldProps) {
  const { announce } = useAdmin()
  const titleId = useId()
  const helpId = useId()
  const point = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    if (detail > 0) change(focusAt(currentTarget.getBoundingClientRect(), clientX, clientY))
  }
  const press = (event: KeyboardEvent): void => {
    const next = focusBy(focus, event)
    if (!next) return
    event.preventDefault()
    change(next)
    announce(words.at(...next))
  }
  return (
    <section aria-labelledby={titleId} className={styles.focus}>
      <Text fw={600} id={titleId}>
        {words.focus}
      </Text>
      <Text size="sm" c="dimmed" id={helpId}>
        {words.focusHelp}
      </Text>
      <button
        type="button"
        className={styles.picture}
        aria-label={`${words.focus} ${words.at(...focus)}`}
        aria-describedby={helpId}
        onClick={point}
        onKeyDown={press}
      >
        <Picture
          file={picture.version ? `${picture.file}?v=${picture.version}` : picture.file}
          width={picture.width}
          height={picture.height}
          alt=""
          sizes="(max-width: 36em) 90vw, 32rem"
        />
        <span className={styles.point} style={{ left: `${focus[0]}%`, top: `${focus[1]}%` }} />
      </button>
    </section>
  )
}
