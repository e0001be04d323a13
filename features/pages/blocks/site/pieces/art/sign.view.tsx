import { Artwork, upTo } from './artwork.view'

/** A sign with the letters of the business on it; without letters a star. */
export const Sign = ({ letters }: { readonly letters: string }) => (
  <Artwork width={620} height={620}>
    <g transform="translate(300 310)">
      <g fill="var(--avatar-1)">
        {upTo(24).map((place) => (
          <path key={place} d="M-16-168L0-262L16-168Z" transform={`rotate(${place * 15})`} />
        ))}
      </g>
      <circle r="186" fill="var(--surface-inverse)" />
      <circle r="166" fill="none" stroke="var(--surface-inverse-highlight)" strokeWidth="5" />
      {letters ? (
        <text
          y={letters.length > 2 ? 48 : 72}
          textAnchor="middle"
          fontFamily="var(--font-display)"
          fontWeight="var(--heading-weight)"
          fontSize={letters.length > 2 ? 150 : 214}
          fill="var(--surface-inverse-highlight)"
        >
          {letters}
        </text>
      ) : (
        <path
          transform="translate(-108 -108) scale(9)"
          d="M12 1.8l3 6.9 7.4.7-5.6 5 1.7 7.4L12 17.9l-6.5 3.9 1.7-7.4-5.6-5 7.4-.7z"
          fill="var(--surface-inverse-highlight)"
        />
      )}
    </g>
  </Artwork>
)
