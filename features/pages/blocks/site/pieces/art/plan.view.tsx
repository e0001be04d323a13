import { Artwork, upTo } from './artwork.view'

const POINTS = 10

/** One line of equal height around the house, further out with each. */
function contour(place: number): string {
  const size = 62 + place * 46
  const points = upTo(POINTS).map((step) => {
    const turn = (step / POINTS) * Math.PI * 2
    const reach = size * (1 + Math.sin(turn * 2 + 0.6) * 0.16 + Math.cos(turn * 3 + place * 0.15) * 0.07)
    return { x: 540 + Math.cos(turn) * reach * 1.25, y: 270 + Math.sin(turn) * reach * 0.82 }
  })
  const between = (step: number): string => {
    const [one, next] = [points[step % POINTS]!, points[(step + 1) % POINTS]!]
    return `${((one.x + next.x) / 2).toFixed(0)} ${((one.y + next.y) / 2).toFixed(0)}`
  }
  const curves = points.map(({ x, y }, step) => `Q${x.toFixed(0)} ${y.toFixed(0)} ${between(step)}`)
  return `M${between(POINTS - 1)}${curves.join('')}Z`
}

const isThick = (place: number): boolean => place % 4 === 0

/** A house on its plot, with contour and dimension lines. */
export const Plan = () => (
  <Artwork width={1000} height={540} keeps="middle">
    <g fill="none" stroke="var(--color-accent)">
      {upTo(9).map((place) => (
        <path key={place} d={contour(place)} strokeWidth={isThick(place) ? 2 : 1} strokeOpacity={isThick(place) ? '.75' : '.42'} />
      ))}
    </g>
    <g transform="translate(-74 40)" fill="none">
      <g stroke="var(--color-text)">
        <path d="M430 180H640V262H716V372H500V330H430Z" strokeWidth="3" fill="var(--surface-1)" />
        <path d="M430 262H590M640 262V310M640 340V372M540 180V228M540 330V300M540 228a32 32 0 0 0 32 32" strokeWidth="1.5" />
      </g>
      <path
        className="art__dimensions"
        stroke="var(--color-highlight)"
        strokeWidth="2"
        d="M430 146H640M430 136V156M640 136V156M752 262V372M742 262H762M742 372H762"
      />
    </g>
    <g transform="translate(690 92)" fill="none" stroke="var(--color-text)">
      <circle r="34" fill="var(--surface-1)" />
      <path d="M0 22V-26M-9-12L0-26L9-12" strokeWidth="2.4" />
    </g>
  </Artwork>
)
