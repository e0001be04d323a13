import { useRef } from 'react'
import type { Crop } from '../../crop'
import { messages } from '../../messages.edits'
import styles from './crop.module.css'
import { corners } from './crop-box'
import { useFrame } from './use-frame'

type CropFrameProps = {
  readonly src: string
  readonly crop: Crop
  /** Per mille of the width to per mille of the height; absent where every shape may be. */
  readonly ratio: number | undefined
  readonly change: (crop: Crop) => void
  /** How large the picture is, as soon as it is there. */
  readonly loaded: (image: HTMLImageElement) => void
}

const words = messages.crop
const percent = (share: number): string => `${share / 10}%`

/** The whole picture, with the part of it that will be shown: moved and sized with the pointer, or with the arrow keys. */
export function CropFrame({ src, crop, ratio, change, loaded }: CropFrameProps) {
  const stage = useRef<HTMLDivElement>(null)
  const handlers = useFrame(stage, { crop, ratio, change })
  const [left, top, width, height] = crop
  const box = { left: percent(left), top: percent(top), width: percent(width), height: percent(height) }
  return (
    <div className={styles.stage} ref={stage}>
      <div className={styles.whole}>
        <img src={src} alt="" draggable={false} onLoad={({ currentTarget }) => loaded(currentTarget)} />
        <span className={styles.shade} style={box} />
      </div>
      <button type="button" className={styles.area} aria-label={`${words.area} ${words.at(crop)}`} style={box} {...handlers('area')} />
      {corners.map((corner) => (
        <button
          key={corner}
          type="button"
          className={styles.corner}
          data-corner={corner}
          aria-label={words.corners[corner]}
          style={{
            left: percent(corner.endsWith('left') ? left : left + width),
            top: percent(corner.startsWith('top') ? top : top + height),
          }}
          {...handlers(corner)}
        />
      ))}
    </div>
  )
}
