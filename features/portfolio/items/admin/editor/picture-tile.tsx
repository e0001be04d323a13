import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { Thumb } from '@frontage/parts/admin/thumb'
import { useSorted } from '@frontage/parts/admin/use-sorted'
import { Menu } from '@mantine/core'
import { IconDots, IconGripVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { messages } from '../../../messages.admin'
import styles from './editor.module.css'
import { PictureAboutDialog } from './picture-about-dialog'
import type { PictureDetails } from './use-editor'

type PictureTileProps = {
  readonly name: string
  readonly picture: PictureDetails[string] | undefined
  readonly changed: (picture: MediaPicture) => void
  readonly move: (by: -1 | 1) => void
  readonly remove: () => void
}

/** One of several pictures: dragged, or seen to in its menu. */
export function PictureTile({ name, picture, changed, move, remove }: PictureTileProps) {
  const { element, handle } = useSorted(name)
  const [isDescribing, setDescribing] = useState(false)
  const called = picture?.alt || name
  return (
    <li {...element} className={styles.tile}>
      {picture ? <Thumb picture={picture} size="100%" /> : <span className={styles.gone}>{messages.editor.pictureGone}</span>}
      <div className={styles.tileActions}>
        <button type="button" className={styles.tileButton} {...handle} aria-label={`Drag ${called}`}>
          <IconGripVertical size={18} stroke={1.6} />
        </button>
        <Menu>
          <Menu.Target>
            <button type="button" className={styles.tileButton} aria-label={`More about ${called}`}>
              <IconDots size={18} />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {picture && <Menu.Item onClick={() => setDescribing(true)}>Edit description and focal point</Menu.Item>}
            <Menu.Item onClick={() => move(-1)}>Move forward</Menu.Item>
            <Menu.Item onClick={() => move(1)}>Move back</Menu.Item>
            <Menu.Item onClick={remove}>Remove</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {picture && isDescribing && (
        <PictureAboutDialog picture={{ ...picture, name }} changed={changed} close={() => setDescribing(false)} />
      )}
    </li>
  )
}
