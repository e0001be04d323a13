import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { Dialog } from '@frontage/parts/admin/dialog'
import { Thumb } from '@frontage/parts/admin/thumb'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { messages } from '../../messages.admin'
import { ShowMore } from '../show-more'
import { useMedia } from '../use-media'
import styles from './picker.module.css'
import { PickerSearch } from './picker-search'
import { PictureDrop } from './picture-drop'

type PicturePickerProps = {
  readonly most: number
  readonly choose: (pictures: readonly MediaPicture[]) => void
  readonly close: () => void
}

const PAUSE = 300
const words = messages.picker

/** Chooses among the pictures that are there. One that is dropped here counts as chosen. */
export function PicturePicker({ most, choose, close }: PicturePickerProps) {
  const [picked, setPicked] = useState<readonly MediaPicture[]>([])
  const isSingle = most === 1
  const take = (picture: MediaPicture): void => {
    const others = picked.filter(({ name }) => name !== picture.name)
    if (isSingle) choose([picture])
    else if (others.length < picked.length) setPicked(others)
    else if (picked.length < most) setPicked([...picked, picture])
  }
  return (
    <Dialog title={isSingle ? words.title : words.titleOfMany} close={close}>
      <Stack>
        <PictureDrop label={isSingle ? 'Upload a picture' : 'Upload pictures'} most={most} took={take} />
        <Choices picked={picked} take={take} isSingle={isSingle} />
        {!isSingle && (
          <Group justify="flex-end" className={styles.foot}>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button disabled={picked.length === 0} onClick={() => choose(picked)}>
              {words.chosen(Math.max(1, picked.length))}
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  )
}

type ChoicesProps = { readonly picked: readonly MediaPicture[]; readonly take: (picture: MediaPicture) => void; readonly isSingle: boolean }

function Choices({ picked, take, isSingle }: ChoicesProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), PAUSE)
  const { media, ...more } = useMedia({ search, tag: '', isUndescribed: false })
  const isPicked = (name: string): boolean => picked.some((picture) => picture.name === name)
  return (
    <Stack gap="sm">
      <PickerSearch label="Search pictures" placeholder="Search by name or description" typed={typed} setTyped={setTyped} />
      {!media && <Skeleton height={200} role="status" aria-label="Loading pictures" />}
      {media?.length === 0 && <Text c="dimmed">{search ? messages.screen.nothingFits : messages.screen.none}</Text>}
      <ul className={styles.choices}>
        {media?.map((picture) => (
          <li key={picture.name}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={isSingle ? undefined : isPicked(picture.name)}
              onClick={() => take(picture)}
            >
              <Thumb picture={picture} size="100%" />
              <span className={styles.name}>{picture.alt || picture.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <ShowMore more={more} />
    </Stack>
  )
}
