import type { CSSProperties } from 'react'
import { Picture } from '../../picture/picture'
import styles from './thumb.module.css'

type ThumbProps = {
  readonly picture: {
    readonly file: string
    readonly width: number
    readonly height: number
    /** Absent where an earlier version may be shown for a few minutes. */
    readonly version?: string | undefined
    readonly focus?: readonly [number, number] | undefined
  }
  /** Left out where the words beside it say what it is. */
  readonly alt?: string
  /** Of the side that is seen, as CSS. */
  readonly size: string
  readonly shape?: 'square' | 'wide'
}

/** A small picture, cut so that what matters stays in sight; a drawing is seen whole. */
export const Thumb = ({ picture: { file, version, width, height, focus = [50, 50] }, alt = '', size, shape = 'square' }: ThumbProps) => (
  <span
    className={styles.thumb}
    data-shape={shape}
    data-drawing={file.endsWith('.svg') || undefined}
    style={{ '--focal-point': `${focus[0]}% ${focus[1]}%`, '--size': size } as CSSProperties}
  >
    <Picture file={version ? `${file}?v=${version}` : file} width={width} height={height} alt={alt} sizes={size} />
  </span>
)
