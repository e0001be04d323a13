import type { ReactNode } from 'react'

type ArtworkProps = {
  readonly width: number
  readonly height: number
  /** What stays in sight where the place has another shape: the middle, or the right end. */
  readonly keeps?: 'all' | 'middle' | 'end'
  readonly children: ReactNode
}

const ratios = { all: undefined, middle: 'xMidYMid slice', end: 'xMaxYMax slice' } as const

/** A drawing of this many units. Its colours are tokens, so it follows the plane that it lies on. */
export const Artwork = ({ width, height, keeps = 'all', children }: ArtworkProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={ratios[keeps]} focusable="false" aria-hidden="true">
    {children}
  </svg>
)

/** Numbers from 0 up to this one. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, place) => place)
