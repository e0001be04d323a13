import { Thumb } from '@frontage/parts/admin/thumb'
import { messages } from '../../messages.admin'
import type { Media } from '../../wire.admin'
import styles from './media.module.css'

/** One picture of the grid. */
export const Tile = ({ picture, open }: { readonly picture: Media; readonly open: () => void }) => (
  <li>
    <button type="button" className={styles.tile} onClick={open}>
      <Thumb picture={picture} size="100%" />
      <span className={styles.name}>{picture.name}</span>
      {picture.alt ? <span className={styles.alt}>{picture.alt}</span> : <span className={styles.missing}>{messages.about.missing}</span>}
    </button>
  </li>
)
