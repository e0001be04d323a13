import { Artwork } from './artwork.view'

/** A paper boat before a paper sun, and hills that were cut out. */
export const Paper = () => (
  <Artwork width={1000} height={700} keeps="end">
    <circle cx="650" cy="330" r="232" fill="var(--surface-accent)" />
    <path d="M0 590C150 490 300 500 440 540C560 580 640 560 760 480C860 396 930 410 1000 450V700H0Z" fill="var(--avatar-3)" />
    <path
      className="art__hill"
      d="M0 650C120 590 250 600 370 636C520 676 640 660 780 600C880 540 950 552 1000 570V700H0Z"
      fill="var(--art-hill)"
    />
    <g transform="translate(610 300) rotate(-8)">
      <path d="M-36 118C-46 10-30-90 38-148C84-70 84 40 42 118Z" fill="var(--art-sail)" />
      <path d="M38-148C84-70 84 40 42 118L18 118C40 30 48-70 38-148Z" fill="var(--avatar-2)" />
      <path d="M-70 132H78C68 172 36 186 0 186C-38 186-62 170-70 132Z" fill="var(--art-hull)" />
    </g>
    <path
      transform="translate(700 96) scale(.8)"
      d="M150 130a52 52 0 0 1 100-14a40 40 0 0 1 62 44a34 34 0 0 1-20 62H140a46 46 0 0 1 10-92Z"
      fill="var(--art-sail)"
    />
  </Artwork>
)
