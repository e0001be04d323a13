import { encode } from 'uqr'
import styles from './security.module.css'

/** Squares of the margin that cameras need. */
const MARGIN = 4

/** A text as a picture for cameras, black on white in dark mode too. */
export function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code for your app" shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
