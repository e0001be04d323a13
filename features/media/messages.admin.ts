import { formatNumber } from '@frontage/kit/say'
import { MOST_PICTURE_BYTES } from './spec'

const MEGABYTE = 1024 * 1024
const picturesOf = (count: number): string => (count === 1 ? 'One picture' : `${formatNumber(count)} pictures`)

/** What the owner's screens say about pictures. */
export const messages = {
  screen: {
    title: 'Media',
    lead: 'Your pictures and videos. Pictures are shown in the size that fits.',
    add: 'Add pictures or videos',
    pictures: 'Pictures',
    none: 'No pictures yet',
    noneText: 'Drop your first ones here, or choose them from this computer.',
    nothingFits: 'No picture fits',
    nothingFitsText: 'Try other words, or take the filter away.',
    undescribed: 'Without a description',
    found: picturesOf,
  },
  drop: {
    about: `JPEG, PNG, WebP, AVIF or GIF, up to ${MOST_PICTURE_BYTES / MEGABYTE} MB each.`,
    tooLarge: `Larger than ${MOST_PICTURE_BYTES / MEGABYTE} MB.`,
    noPicture: 'Not a picture or a video.',
    tooMany: (most: number) => `Only ${most} can be taken at once; the others were left out.`,
    /** While several come in. */
    coming: (done: number, all: number) => (all === 1 ? 'On its way …' : `${done} of ${all} files are here.`),
    here: (count: number) => (count === 1 ? 'One file added.' : `${formatNumber(count)} files added.`),
    failed: (name: string) => `${name} could not be added.`,
  },
  about: {
    alt: 'What does it show?',
    altHelp:
      'Read aloud to people who cannot see it, and read by search engines. “White kitchen with an oak bench” says more than “kitchen”.',
    missing: 'Not described yet',
    focus: 'What has to stay in sight?',
    focusHelp: 'Click on it, or use the arrow keys. Where a picture is cut, this part stays.',
    at: (left: number, top: number) => `${left} % from the left, ${top} % from the top`,
    kept: 'Kept',
    keeping: 'Keeping…',
    unkept: 'Not kept yet',
    /** Before a picture is deleted. */
    deleting: 'Pages and items that show it show nothing in its place. This cannot be undone.',
    deleted: (name: string) => `Deleted: ${name}.`,
  },
  picker: {
    title: 'Choose a picture',
    titleOfMany: 'Choose pictures',
    chosen: (count: number) => `Use ${count === 1 ? 'this picture' : `these ${count} pictures`}`,
  },
} as const
