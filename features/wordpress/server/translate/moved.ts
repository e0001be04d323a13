import { gaps as words } from '../../messages.gaps'
import type { Attachment } from '../read/collect'
import type { Addresses } from './addresses'
import type { TakenPictures } from './media-index'

type Moved = { readonly from: string; readonly to: string }
type Redirect = Moved & { readonly status: 301 }

/** Pixels across of the largest copy of a picture here. */
const LARGEST = 1920
/** Of the 5,000 redirects that a site may have, as many as leave room for its owner's own. */
const MOST_REDIRECTS = 4_500

/** Where the files of pictures lay. Their own pages, and their numbers, lead to the picture as well: `addresses` learns of both. */
export const movedPictures = (pictures: readonly Attachment[], taken: TakenPictures, addresses: Addresses): Moved[] =>
  pictures.flatMap((attachment) => {
    const from = URL.parse(attachment.fileUrl)?.pathname ?? ''
    const picture = taken(attachment)
    if (!picture) return []
    const to = `/media/${picture.file.replace(/\.webp$/, `-${LARGEST}.webp`)}`
    addresses.add(attachment, to)
    return from ? [{ from, to }] : []
  })

/** Each address once, for the page of a picture may have that of its file. Pages and their like come first: where there are more redirects than a site may have, pictures go without, and that is named. */
export function redirectsOf(addresses: Addresses, pictures: readonly Moved[], gap: (what: string) => void): Redirect[] {
  const all = [...Map.groupBy([...addresses.moved(), ...pictures], ({ from }) => from).values()].map(([first]) => first as Moved)
  if (all.length > MOST_REDIRECTS) gap(words.redirects(all.length - MOST_REDIRECTS))
  return all.slice(0, MOST_REDIRECTS).map((rule) => ({ ...rule, status: 301 }))
}
