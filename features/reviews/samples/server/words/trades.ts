import { odds } from './dice'

const picture = (name: string): string => `/media/${name}.jpg`

/** A kind of job: how often it is done, what it is called under a review and as a tag, and which pictures could show it. */
const trade = (label: string, tag: string, weight: number, pictures: readonly string[]) => ({
  label,
  tag,
  weight,
  photos: pictures.map(picture),
})

/** The words of every language name the trades in this order. */
export const trades = [
  trade('Kitchen', 'kitchen', 18, ['kitchen-tide-green', 'kitchen-macrocarpa-galley', 'kitchen-sea-window', 'kitchen-basalt-brass']),
  trade('Bathroom', 'bathroom', 18, ['bathroom-window-bath', 'bathroom-timber-vanity', 'bathroom-clay-wet-room']),
  trade('Deck', 'deck', 16, ['deck-lookout', 'deck-garden-steps', 'deck-pergola-bay']),
  trade('Extension', 'extension', 9, ['extension-villa-north', 'extension-glazed-gable', 'new-build-two-gables']),
  trade('Sleepout', 'new build', 6, ['new-build-bach', 'new-build-timber-frame']),
  trade('Staircase', 'joinery', 5, ['joinery-macrocarpa-stair', 'joinery-mortise-tenon']),
  trade('Wardrobe', 'joinery', 6, ['joinery-pantry-door', 'joinery-window-seat']),
  trade('Roof', 'repair', 8, ['new-build-long-barn', 'new-build-timber-frame']),
  trade('Floor', 'joinery', 5, ['kitchen-sea-window', 'joinery-window-seat']),
  trade('Fence', 'repair', 4, ['deck-garden-steps', 'deck-lookout']),
  trade('Laundry', 'bathroom', 3, ['joinery-pantry-door', 'bathroom-timber-vanity']),
  trade('Pergola', 'deck', 2, ['deck-pergola-bay', 'joinery-mortise-tenon']),
]

/** The words of every language name the places in this order. */
export const places = [
  ...['Nelson', 'Richmond', 'Stoke', 'Tāhunanui', 'Atawhai', 'Māpua', 'Motueka'],
  ...['Wakefield', 'Brightwater', 'Kaiteriteri', 'Tasman', 'Tākaka', 'Bishopdale', 'Enner Glynn'],
]

export const anyTrade = odds(trades.map(({ weight }, index) => [index, weight]))
