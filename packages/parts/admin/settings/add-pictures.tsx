import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { Button, Loader } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { placed } from './placed-picture'
import { isRecord, type ListOf, withValueAt } from './setting'

type AddPicturesProps = {
  readonly of: ListOf
  /** Where the picture of an entry lies; empty: the entry is one. */
  readonly picture: string
  readonly room: number
  readonly add: (entries: readonly unknown[]) => void
}

/** Several pictures at once, each an entry of its own. */
export function AddPictures({ of, picture, room, add }: AddPicturesProps) {
  const { pictures } = useAdmin()
  const { me } = useSession()
  const [isChoosing, setChoosing] = useState(false)
  const entryOf = (chosen: MediaPicture): unknown =>
    picture === '' ? placed(chosen) : withValueAt(isRecord(of.start) ? of.start : {}, picture, placed(chosen))
  const choose = (chosen: readonly MediaPicture[]): void => {
    add(chosen.map(entryOf))
    setChoosing(false)
  }
  if (!me.rights.includes(pictures.right)) return null
  return (
    <>
      <Button
        size="compact-md"
        variant="light"
        leftSection={<IconPhotoPlus size={16} />}
        disabled={room <= 0}
        onClick={() => setChoosing(true)}
      >
        Add several pictures
      </Button>
      {isChoosing && (
        <Suspense fallback={<Loader size="sm" />}>
          <pictures.PicturePicker most={room} choose={choose} close={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
