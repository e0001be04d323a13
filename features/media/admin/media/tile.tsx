import { Thumb } from '@frontage/parts/admin/thumb'
import { Checkbox } from '@mantine/core'
import { messages } from '../../messages.admin'
import { messages as tagMessages } from '../../messages.tags'
import type { Media } from '../../wire.admin'
import type { Picked } from '../picked/use-picked'
import styles from './media.module.css'

type TileProps = { readonly picture: Media; readonly picked: Picked; readonly open: () => void }

/** One picture of the grid. */
export const Tile = ({ picture, picked, open }: TileProps) => (
  <li className={styles.cell} data-picked={picked.has(picture.name) || undefined}>
    <button type="button" className={styles.tile} onClick={open}>
      <Thumb picture={picture} size="100%" />
      <span className={styles.name}>{picture.name}</span>
      {picture.alt ? <span className={styles.alt}>{picture.alt}</span> : <span className={styles.missing}>{messages.about.missing}</span>}
      {picture.tags.length > 0 && <span className={styles.alt}>{picture.tags.join(', ')}</span>}
    </button>
    <Checkbox
      className={styles.pick}
      size="md"
      aria-label={tagMessages.picked.pick(picture.name)}
      checked={picked.has(picture.name)}
      onChange={() => picked.toggle(picture.name)}
    />
  </li>
)
