import type { Crop, Focus } from '../../crop'
import { messages } from '../../messages.edits'
import styles from './crop.module.css'
import { coverOf, type Pixels } from './crop-box'

const holes = { wide: { width: 144, height: 81 }, square: { width: 81, height: 81 }, tall: { width: 61, height: 81 } } as const

type CropPreviewsProps = { readonly src: string; readonly whole: Pixels; readonly crop: Crop; readonly focus: Focus }

/** How a picture will look where it is shown wide, square and tall. */
export const CropPreviews = ({ src, whole, crop, focus }: CropPreviewsProps) => (
  <div className={styles.previews}>
    {(['wide', 'square', 'tall'] as const).map((name) => {
      const { width, left, top } = coverOf(crop, whole, holes[name], focus)
      return (
        <figure key={name}>
          <span className={styles.hole} style={holes[name]}>
            <img src={src} alt="" style={{ width, left, top }} />
          </span>
          <figcaption>{messages.crop.shapes[name]}</figcaption>
        </figure>
      )
    })}
  </div>
)
