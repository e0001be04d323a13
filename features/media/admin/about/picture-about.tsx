import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { Conflict } from '@frontage/parts/admin/conflict'
import { Failure } from '@frontage/parts/admin/dialog'
import { Thumb } from '@frontage/parts/admin/thumb'
import { Button, Group, Textarea } from '@mantine/core'
import { messages } from '../../messages.admin'
import { LONGEST_ALT } from '../../spec'
import styles from './about.module.css'
import { MIDDLE } from './focus'
import { FocusField } from './focus-field'
import { useDescribe } from './use-describe'

type PictureAboutProps = { readonly picture: MediaPicture; readonly changed: (picture: MediaPicture) => void }

const words = messages.about

/** What a picture shows, and what of it has to stay in sight; how it is cut is seen at once. */
export function PictureAbout({ picture, changed }: PictureAboutProps) {
  const { alt, focus, change, keepNow, state, failure, conflict } = useDescribe(picture, changed)
  const cut = { ...picture, focus }
  return (
    <div className={styles.about}>
      <Textarea
        label={words.alt}
        description={words.altHelp}
        autosize
        minRows={2}
        maxLength={LONGEST_ALT}
        value={alt}
        onBlur={keepNow}
        onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
      />
      <FocusField picture={picture} focus={focus} change={(next) => change({ focus: next })} />
      <Group gap="sm" align="flex-end">
        <Thumb picture={cut} size="5rem" />
        <Thumb picture={cut} size="9rem" shape="wide" />
        <Button variant="default" onClick={() => change({ focus: MIDDLE })}>
          Reset to centre
        </Button>
      </Group>
      <span className={styles.state} role="status">
        {state && words[state]}
      </span>
      <Failure>{failure}</Failure>
      <Conflict conflict={conflict} />
    </div>
  )
}
