import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { ChoosePicture } from '@frontage/parts/admin/choose-picture'
import { Thumb } from '@frontage/parts/admin/thumb'
import { Button, Group, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { messages } from '../../../messages.admin'
import styles from './editor.module.css'
import { PictureAboutDialog } from './picture-about-dialog'
import type { PictureDetails } from './use-editor'

type PictureFieldProps = {
  readonly label: string
  readonly help: string
  readonly error: string | undefined
  /** Name of a picture of the media; empty when there is none. */
  readonly value: string
  readonly shown: PictureDetails
  readonly show: (pictures: PictureDetails) => void
  readonly change: (name: string) => void
}

/** One picture of the media. New ones come in where all of them do. */
export function PictureField({ label, help, error, value, shown, show, change }: PictureFieldProps) {
  const titleId = useId()
  const take = (picture: MediaPicture): void => {
    show({ [picture.name]: picture })
    change(picture.name)
  }
  return (
    <section aria-labelledby={titleId} className={styles.pictureField}>
      <div>
        <Text fw={600} id={titleId}>
          {label}
        </Text>
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      </div>
      {value && <Chosen name={value} label={label} shown={shown} show={show} remove={() => change('')} />}
      {error && (
        <Text size="sm" c="var(--color-danger)" role="alert">
          {error}
        </Text>
      )}
      <ChoosePicture isThere={value !== ''} take={take} />
    </section>
  )
}

type ChosenProps = {
  readonly name: string
  readonly label: string
  readonly shown: PictureDetails
  readonly show: (pictures: PictureDetails) => void
  readonly remove: () => void
}

/** The picture that was chosen, and what it shows: asked for as long as nobody has said. */
function Chosen({ name, label, shown, show, remove }: ChosenProps) {
  const [isDescribing, setDescribing] = useState(false)
  const picture = shown[name]
  return (
    <div className={styles.chosen}>
      {picture && <Thumb picture={picture} size="9rem" shape="wide" />}
      <div className={styles.chosenWords}>
        {picture ? picture.alt || <strong className={styles.missing}>No description yet</strong> : messages.editor.pictureGone}
        <Group gap="xs">
          {picture && (
            <Button
              size="compact-md"
              variant="default"
              aria-label={`${picture.alt ? 'Edit description and focal point' : 'Add a description'}: ${label}`}
              onClick={() => setDescribing(true)}
            >
              {picture.alt ? 'Edit description and focal point' : 'Add a description'}
            </Button>
          )}
          <Button size="compact-md" variant="default" aria-label={`Remove: ${label}`} onClick={remove}>
            Remove
          </Button>
        </Group>
      </div>
      {picture && isDescribing && (
        <PictureAboutDialog picture={{ ...picture, name }} changed={(next) => show({ [name]: next })} close={() => setDescribing(false)} />
      )}
    </div>
  )
}
