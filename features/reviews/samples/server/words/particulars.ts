import type { NewReview } from '../../../server/new-review'
import { type Dice, odds } from './dice'
import type { Job } from './phrase-bank'
import { places, trades } from './trades'

type Part<Name extends keyof NewReview> = Required<Pick<NewReview, Name>>

const WITH_PHOTOS = 0.16
const FROM_A_COMPANY = 0.025

const anyNumberOfPhotos = odds([
  [1, 60],
  [2, 28],
  [3, 12],
])

const qualities = ['on time', 'on budget', 'tidy site', 'communication', 'accessibility', 'after-care']

const companies = [
  ['Kererū Corner Dairy', 'Owner', 'kereru-corner'],
  ['Long Tide Physiotherapy', 'Practice manager', 'long-tide-physio'],
  ['Mudflat Brewing', 'Head brewer', 'mudflat-brewing'],
  ['Pīwakawaka Early Learning', 'Centre manager', 'piwakawaka-learning'],
  ['Saltgrass Letting', 'Property manager', 'saltgrass-letting'],
  ['Seven Sisters Motel', 'Host', 'seven-sisters-motel'],
  ['Spit & Polish Hair', 'Stylist', 'spit-and-polish'],
  ['Upper Valley Cidery', 'Director', 'upper-valley-cidery'],
] as const

/** Up to three pictures that could show the work, none of them twice. */
function photosOf(dice: Dice, { trade }: Job): readonly string[] {
  if (!dice.chance(WITH_PHOTOS)) return []
  const { photos } = trades[trade]!
  const first = dice.below(photos.length)
  const count = Math.min(anyNumberOfPhotos(dice), photos.length)
  return Array.from({ length: count }, (_, turn) => photos[(first + turn) % photos.length]!)
}

function tagsOf(dice: Dice, { trade }: Job): readonly string[] {
  const tags = dice.chance(0.7) ? [trades[trade]!.tag] : []
  return dice.chance(0.25) ? [...tags, dice.pick(qualities)] : tags
}

function locationOf(dice: Dice, { trade, place }: Job): string {
  if (dice.chance(0.75)) return `${trades[trade]!.label} in ${places[place]}`
  return dice.chance(0.4) ? places[place]! : ''
}

function companyOf(dice: Dice): Part<'companyName' | 'companyTitle' | 'companyUrl'> {
  if (!dice.chance(FROM_A_COMPANY)) return { companyName: '', companyTitle: '', companyUrl: '' }
  const [companyName, companyTitle, host] = dice.pick(companies)
  return { companyName, companyTitle, companyUrl: `https://${host}.example/` }
}

/** What stands around the text of a review. */
export const particularsOf = (
  dice: Dice,
  job: Job,
): Part<'photos' | 'tags' | 'location' | 'companyName' | 'companyTitle' | 'companyUrl'> => ({
  photos: photosOf(dice, job),
  tags: tagsOf(dice, job),
  location: locationOf(dice, job),
  ...companyOf(dice),
})
