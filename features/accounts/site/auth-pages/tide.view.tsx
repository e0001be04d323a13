const HEIGHT = 240
const LENGTH = 160
const lines = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** One swell after the other, a little longer and paler towards the horizon. */
const swell = (line: number): string => {
  const y = HEIGHT - 18 - line * 26
  const rise = 10 - line
  const start = -LENGTH + ((line * 53) % LENGTH)
  return `M${start} ${y}${`q${LENGTH / 4} ${-rise} ${LENGTH / 2} 0t${LENGTH / 2} 0`.repeat(8)}`
}

export const Tide = ({ className }: { readonly className: string | undefined }) => (
  <svg
    className={className}
    viewBox={`0 0 800 ${HEIGHT}`}
    preserveAspectRatio="xMidYMax slice"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    {lines.map((line) => (
      <path key={line} d={swell(line)} opacity={0.7 - line * 0.08} />
    ))}
  </svg>
)
