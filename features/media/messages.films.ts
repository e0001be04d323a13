import { formatNumber } from '@frontage/kit/say'
import { TRASH_DAYS } from '@frontage/kit/trash-spec'
import type { NoFilm } from './film-type'
import { MOST_FILM_BYTES } from './spec'

const MEGABYTE = 1024 * 1024
const LIMIT = `${MOST_FILM_BYTES / MEGABYTE} MB`
const videosOf = (count: number): string => (count === 1 ? 'One video' : `${formatNumber(count)} videos`)

/** Why a file is not taken as a video, by what it holds. */
export const noFilm: Readonly<Record<NoFilm, string>> = {
  quicktime: 'This is a QuickTime video (MOV). Please save it as MP4 first.',
  matroska: 'This is a Matroska video (MKV). Please save it as MP4 or WebM first.',
  audio: 'This file contains sound but no video.',
  other: 'This file is not an MP4 or WebM video, even if its name says so.',
}

/** When captions cannot be read, and where reading stopped. */
export const captionsUnreadable = (line: number): string =>
  `This captions file cannot be read at line ${formatNumber(line)}. Save it as WebVTT and try again.`

/** What the owner's screens say about videos. */
export const messages = {
  list: { title: 'Videos', found: videosOf },
  captions: {
    title: 'Captions',
    found: (count: number): string => (count === 1 ? 'One captions file' : `${formatNumber(count)} captions files`),
    about: 'A WebVTT file (.vtt).',
    wrongKind: 'This is not a WebVTT file. Choose a captions file that ends in .vtt.',
    noVideo: 'This is a captions file. Choose a video here.',
    picker: 'Choose captions',
    bring: 'Upload captions',
    none: 'No captions yet.',
    deleting: `Videos that use it will be shown without captions. You can restore it for ${TRASH_DAYS} days.`,
    open: 'Open the file',
  },
  drop: {
    about: `MP4 or WebM, up to ${LIMIT}.`,
    tooLarge: `Larger than ${LIMIT}. A shorter or a smaller video loads faster for visitors, too.`,
    wrongKind: (type: 'mp4' | 'webm') =>
      `This is a ${type === 'mp4' ? 'WebM' : 'MP4'} video. Choose an ${type === 'mp4' ? 'MP4' : 'WebM'} video here.`,
    /** The browser of its owner cannot show it: neither can many others. */
    unplayable: 'Your browser cannot play this video, so many visitors’ browsers could not either. Please save it as MP4 (H.264) or WebM.',
  },
  picker: {
    title: 'Choose a video',
    bring: 'Upload a video',
    none: 'No videos yet.',
    nothingFits: 'No videos match.',
  },
  about: {
    uses: 'Where it is used',
    unused: 'Not used on any page.',
    /** Before a video is deleted. */
    deleting: `Pages that use it will show their picture instead. You can restore it for ${TRASH_DAYS} days.`,
    deleted: (name: string) => `Moved to trash: ${name}.`,
  },
} as const
