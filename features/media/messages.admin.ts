import { formatNumber } from '@frontage/kit/say'
import { TRASH_DAYS } from '@frontage/kit/trash-spec'
import { MOST_PICTURE_BYTES } from './spec'

const MEGABYTE = 1024 * 1024
const picturesOf = (count: number): string => (count === 1 ? 'One picture' : `${formatNumber(count)} pictures`)

/** What the owner's screens say about pictures. */
export const messages = {
  screen: {
    title: 'Media',
    lead: 'Your pictures and videos. Visitors get each picture in the size that fits their screen.',
    add: 'Add pictures or videos',
    pictures: 'Pictures',
    none: 'No pictures yet',
    noneText: 'Drop your first pictures here, or choose them from your device.',
    nothingFits: 'No pictures match',
    nothingFitsText: 'Try another search, or remove the filter.',
    undescribed: 'Only without a description',
    found: picturesOf,
  },
  drop: {
    about: `JPEG, PNG, WebP, GIF or SVG, up to ${MOST_PICTURE_BYTES / MEGABYTE} MB each.`,
    tooLarge: `Larger than ${MOST_PICTURE_BYTES / MEGABYTE} MB.`,
    noPicture: 'Not a picture or a video.',
    tooMany: (most: number) => `Only ${most} can be uploaded at once. The others were left out.`,
    /** While several come in. */
    coming: (done: number, all: number) => (all === 1 ? 'Uploading…' : `${done} of ${all} files uploaded.`),
    here: (count: number) => (count === 1 ? 'One file added.' : `${formatNumber(count)} files added.`),
    failed: (name: string) => `${name} could not be added.`,
  },
  about: {
    alt: 'Description (alt text)',
    altHelp: 'Read aloud to people who cannot see it, and read by search engines. “Brown dog running on a beach” says more than “dog”.',
    missing: 'No description yet',
    focus: 'Focal point',
    focusHelp: 'Click the most important spot, or use the arrow keys. It stays visible where the picture is cropped.',
    at: (left: number, top: number) => `${left} % from the left, ${top} % from the top`,
    kept: 'Saved',
    keeping: 'Saving…',
    unkept: 'Unsaved changes',
    /** The picture was closed before it was saved. */
    unsaved: (name: string, why: string) => `What you changed at ${name} was not saved. ${why}`,
    /** Before a picture is deleted. */
    deleting: `Pages and items that use it will show nothing in its place. You can restore it for ${TRASH_DAYS} days.`,
    deleted: (name: string) => `Moved to trash: ${name}.`,
  },
  picker: {
    title: 'Choose a picture',
    titleOfMany: 'Choose pictures',
    chosen: (count: number) => `Use ${count === 1 ? 'this picture' : `these ${count} pictures`}`,
  },
} as const
