import { say } from '@frontage/kit/say'
import { starMessages } from '../messages'

type StarsProps = {
  /** 0 to 5; parts of a star are drawn as parts. */
  readonly value: number
  /** What a screen reader says instead of the default. */
  readonly label?: string
}

const STEP = 22
const HEIGHT = 20
const star = 'l2.75 6.1 6.65.7-4.95 4.5 1.4 6.55-5.85-3.35-5.85 3.35 1.4-6.55-4.95-4.5 6.65-.7z'
const five = [0, 1, 2, 3, 4].map((place) => `M${10 + place * STEP} .6${star}`).join('')

/** Five stars, filled by percentage: the full ones lie in a window of their own that is cut off where the rating ends. */
export function Stars({ value, label = say(starMessages.rating, { stars: value }) }: StarsProps) {
  const filled = fillOf(value)
  return (
    <svg className="stars" role="img" aria-label={label} viewBox={`0 0 ${4 * STEP + 20} ${HEIGHT}`} focusable="false">
      {value < 5 && <path className="stars__rest" d={five} />}
      {filled > 0 && (
        <svg width={filled} height={HEIGHT} viewBox={`0 0 ${filled} ${HEIGHT}`} aria-hidden="true">
          <path className="stars__fill" d={five} />
        </svg>
      )}
    </svg>
  )
}

/** Width that is filled; the spaces between the stars do not count. */
function fillOf(value: number): number {
  const held = Math.min(5, Math.max(0, value))
  const whole = Math.floor(held)
  return Math.round((whole * STEP + (held - whole) * 20) * 10) / 10
}
