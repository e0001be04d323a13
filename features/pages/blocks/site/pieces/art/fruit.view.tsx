import { useId } from 'react'

const PEAR = 'M0 4C13 4 15 18 17 30C20 40 28 46 28 60C28 78 15 86 0 86C-15 86-28 78-28 60C-28 46-20 40-17 30C-15 18-13 4 0 4Z'

const Leaf = ({ turn }: { readonly turn: number }) => (
  <g transform={`rotate(${turn})`}>
    <path d="M0 0C26-12 30-40 0-62C-30-40-26-12 0 0Z" fill="var(--art-leaf)" />
    <path d="M0 0V-48M0-16l11-10M0-16l-11-10M0-30l9-9M0-30l-9-9" stroke="var(--art-ground)" strokeWidth="1.6" fill="none" />
  </g>
)

const Sprig = ({ at, turn }: { readonly at: string; readonly turn: number }) => (
  <g transform={`translate(${at}) rotate(${turn}) scale(.82)`}>
    <path d={PEAR} fill="var(--avatar-2)" />
    <path d="M-14 48C-18 56-17 66-10 72" stroke="var(--surface-raised)" strokeWidth="3" fill="none" strokeLinecap="round" />
    <path d="M0 6C0-6 4-14 10-22" stroke="var(--art-leaf)" strokeWidth="4" fill="none" strokeLinecap="round" />
    <g transform="translate(2 -8)">
      <Leaf turn={62} />
      <Leaf turn={-50} />
    </g>
  </g>
)

/** A pattern of pears and leaves, as large as its place. */
export function Fruit() {
  const id = `fruit${useId().replace(/\W/g, '')}`
  return (
    <svg width="100%" height="100%" focusable="false" aria-hidden="true">
      <defs>
        <pattern id={id} width="224" height="176" patternUnits="userSpaceOnUse">
          <Sprig at="56 62" turn={12} />
          <Sprig at="168 98" turn={-16} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
