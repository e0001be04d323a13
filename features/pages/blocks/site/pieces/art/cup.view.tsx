import { Artwork } from './artwork.view'

/** A cup of coffee on its saucer, from above. */
export const Cup = () => (
  <Artwork width={620} height={620}>
    <g transform="translate(262 300)">
      <circle r="239" fill="var(--avatar-1)" stroke="var(--avatar-text)" strokeWidth="5" />
      <path
        d="M141-53h98a53 53 0 0 1 0 106h-98"
        fill="none"
        stroke="color-mix(in oklab, var(--surface-accent-text) 94%, var(--avatar-1))"
        strokeWidth="33"
      />
      <circle r="176" fill="var(--surface-accent-text)" />
      <circle r="141" fill="#5a2c17" />
      <g transform="rotate(-18) scale(1.55)" fill="none" stroke="#ffe7c2" strokeWidth="8" strokeLinecap="round">
        <path d="M0 52V-46M0 34C-30 26-44 4-44-14M0 34C30 26 44 4 44-14M0 4C-22-2-32-18-32-34M0 4C22-2 32-18 32-34" />
      </g>
    </g>
  </Artwork>
)
