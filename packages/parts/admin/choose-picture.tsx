import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { Button, Group, Loader } from '@mantine/core'
import { Suspense, useState } from 'react'

type ChoosePictureProps = {
  readonly isThere: boolean
  readonly take: (picture: MediaPicture) => void
  /** Absent where there has to be one. */
  readonly remove?: (() => void) | undefined
  /** On the button while there is none. */
  readonly words?: string
  /** What the buttons are called where several of their kind stand on a screen. */
  readonly chooseLabel?: string
  readonly removeLabel?: string
  readonly size?: 'sm' | 'compact-md'
}

/** Chooses a picture of the media, for those who may, and takes it away again. */
export function ChoosePicture({
  isThere,
  take,
  remove,
  words = 'Choose from media',
  chooseLabel,
  removeLabel,
  size = 'sm',
}: ChoosePictureProps) {
  const { pictures } = useAdmin()
  const { me } = useSession()
  const [isChoosing, setChoosing] = useState(false)
  const choose = ([picture]: readonly MediaPicture[]): void => {
    if (picture) take(picture)
    setChoosing(false)
  }
  return (
    <>
      <Group gap="xs">
        {me.rights.includes(pictures.right) && (
          <Button size={size} variant="default" aria-label={chooseLabel} onClick={() => setChoosing(true)}>
            {isThere ? 'Choose another' : words}
          </Button>
        )}
        {isThere && remove && (
          <Button size={size} variant="default" aria-label={removeLabel} onClick={remove}>
            Remove
          </Button>
        )}
      </Group>
      {isChoosing && (
        <Suspense fallback={<Loader size="sm" />}>
          <pictures.PicturePicker most={1} choose={choose} close={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
