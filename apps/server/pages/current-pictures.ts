import type { Library, LibraryPicture } from '@frontage/kit/library.server'

type Pictures = ReadonlyMap<string, LibraryPicture>

/** Attributes that lead to a file, and where a picture begins. Quotes and angles within values are escaped. */
const LEADING = / (?:src|srcset|imagesrcset|href|poster)="[^"]*"/gi
const IMAGE = '<img '
/** One of our own pictures, in one of its sizes. */
const ADDRESS = /(?<=["\s])\/media\/([a-z0-9-]{1,80}?)(?:-(?:480|800|1280|1920)\.webp|\.svg)(?=["\s])/g
const SIZE = / width="(\d{1,6})" height="(\d{1,6})"/
const SHOWN = /^src="\/media\/([a-z0-9-]{1,80}?)(?:-800\.webp|\.svg)/

/**
 * Markup with its pictures as they are now: addresses name the version that is meant, so that browsers keep it for good and never show an
 * earlier one; widths and heights are those of today, though the page was written before a picture was cropped or replaced. `sheet`: the
 * rules for what of them has to stay in sight.
 */
export async function withCurrentPictures(html: string, library: Pick<Library, 'find'>): Promise<{ html: string; sheet: string }> {
  const names = new Set([...html.matchAll(LEADING)].flatMap(([attribute]) => [...attribute.matchAll(ADDRESS)].map(([, name = '']) => name)))
  if (names.size === 0) return { html, sheet: '' }
  const pictures = await library.find(names)
  const versioned = html.replace(LEADING, (attribute) =>
    attribute.replace(ADDRESS, (address, name) => withVersion(address, pictures.get(name))),
  )
  const [before = '', ...images] = versioned.split(IMAGE)
  return { html: [before, ...images.map((image) => withSize(image, pictures))].join(IMAGE), sheet: focusRules(pictures) }
}

const withVersion = (address: string, picture: LibraryPicture | undefined): string =>
  picture ? `${address}?v=${picture.version}` : address

/** `rest`: what follows from the attributes of a picture on. */
function withSize(rest: string, pictures: Pictures): string {
  const end = rest.indexOf('>')
  if (end < 0) return rest
  return imageWithSize(rest.slice(0, end), pictures) + rest.slice(end)
}

function imageWithSize(image: string, pictures: Pictures): string {
  const picture = pictures.get(SHOWN.exec(image)?.[1] ?? '')
  const [, width, height] = SIZE.exec(image) ?? []
  if (!picture || !width || Number(width) / Number(height) === picture.width / picture.height) return image
  return image.replace(SIZE, ` width="${picture.width}" height="${picture.height}"`)
}

/** A stylesheet says where each picture that is not cut around its middle is cut: elements carry no styles of their own. */
const focusRules = (pictures: Pictures): string =>
  [...pictures.values()]
    .filter(({ focus: [x, y] }) => x !== 50 || y !== 50)
    .map(({ name, focus: [x, y] }) => `img[src^="/media/${name}-800."]{--focal-point:${x}% ${y}%}`)
    .join('')
