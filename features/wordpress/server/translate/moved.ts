import type { OldRule } from '@frontage/kit/wordpress/export/from-wordpress.server'
import { gaps as words } from '../../messages.gaps'
import type { Attachment } from '../read/attachments'
import type { Addresses } from './addresses'
import type { TakenPictures } from './media-index'

type Moved = { readonly from: string; readonly to: string }

/** Pixels across of the largest copy of a picture here. */
const LARGEST = 1920
/** Of the 5,000 redirects that a site may have, as many as leave room for its owner's own. */
const MOST_REDIRECTS = 4_500

/** Where the files of pictures lay. Their own pages, and their numbers, lead to the picture as well: `addresses` learns of both. */
export function movedPictures(pictures: Iterable<Attachment>, taken: TakenPictures, addresses: Addresses): Moved[] {
  const moved: Moved[] = []
  for (const attachment of pictures) {
    const from = URL.parse(attachment.fileUrl)?.pathname ?? ''
    const picture = taken(attachment)
    if (!picture) continue
    const to = `/media/${picture.file.replace(/\.webp$/, `-${LARGEST}.webp`)}`
    addresses.add(attachment, to)
    if (from) moved.push({ from, to })
  }
  return moved
}

/**
 * Each address once, for the page of a picture may have that of its file. Pages and their like come first, then redirects that the old
 * site had; where there are more than a site may have, pictures go without, and that is named.
 */
export function redirectsOf(
  addresses: Addresses,
  rules: readonly OldRule[],
  pictures: readonly Moved[],
  gap: (what: string) => void,
): readonly OldRule[] {
  const moved = (one: Moved): OldRule => ({ ...one, status: 301 })
  const every = [...addresses.moved().map(moved), ...rules, ...pictures.map(moved)]
  const all = [...Map.groupBy(every, ({ from }) => from).values()].map(([first]) => first as OldRule)
  if (all.length > MOST_REDIRECTS) gap(words.redirects(all.length - MOST_REDIRECTS))
  return all.slice(0, MOST_REDIRECTS)
}
