import type { Library, LibraryPicture } from '@frontage/kit/library.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import { asIcon } from '@frontage/kit/storage/pictures.server'
import type { App } from '../app'
import type { PageTools } from '../pages/page-tools'
import { icoOf } from './ico'
import { letterOf, outlineIn, typefacesOf } from './letter'
import { FAVICON_SIDES, SITE_ICONS, type SiteIcon } from './links'
import { drawPlate, type Plate } from './plate'

type Needs = Pick<App, 'features' | 'events'> & Pick<PageTools, 'look' | 'siteName' | 'assets'> & { readonly library: Library }

/** A wider logo could not be read in a square. */
const WIDEST = 1.6
/** Pictures that are held: each icon once. */
const MOST = 8

type Source = { readonly picture: string } | Plate
type Shape = { readonly side: number; readonly corner: number; readonly letter: number; readonly picture: number }
const SMALL = { corner: 0.2, letter: 0.62, picture: 1 } as const

/** Icons of the site: the picture that its owner chose for them, else its logo where that fits a square, else its letter in its colours. Each is drawn once, until something changes. */
export function createSiteIcons({ features, events, library, look, siteName, assets }: Needs) {
  const sources = createRemembered<Source>(1)
  const drawn = createRemembered<Buffer>(MOST)
  events.onPublic(() => {
    sources.forget()
    drawn.forget()
  })

  const pictureOf = async (name: string | undefined): Promise<LibraryPicture | undefined> => {
    const picture = name ? (await library.find([name])).get(name) : undefined
    return picture?.file.endsWith('.svg') ? undefined : picture
  }

  async function findSource(): Promise<Source> {
    const [own, logo] = await Promise.all([
      features
        .find(({ siteIcon }) => siteIcon)
        ?.siteIcon?.()
        .then(pictureOf),
      features
        .find((feature) => feature.logo)
        ?.logo?.()
        .then(pictureOf),
    ])
    const picture = own ?? (logo && isSquare(logo) ? logo : undefined)
    if (picture) return { picture: picture.name }
    const [{ colours, fonts }, name] = await Promise.all([look(), siteName()])
    const { accent, onAccent } = colours.light
    return { ground: accent, ink: onAccent, sign: outlineIn(typefacesOf(fonts, assets), letterOf(name)) }
  }

  async function draw({ side, corner, letter, picture }: Shape): Promise<Uint8Array> {
    const source = await sources.recall('icon', findSource)
    if (!('picture' in source)) return drawPlate(source, { side, corner, share: letter })
    const original = await library.read(source.picture)
    if (!original) throw new Error('the picture of the icon is gone')
    return asIcon(original, { side, share: picture })
  }

  const smallAt = async (side: number) => ({ side, png: await draw({ ...SMALL, side }) })
  return {
    icon: (address: SiteIcon): Promise<Buffer> => drawn.recall(address, async () => Buffer.from(await draw(SITE_ICONS[address]))),
    favicon: (): Promise<Buffer> => drawn.recall('ico', async () => icoOf(await Promise.all(FAVICON_SIDES.map(smallAt)))),
  }
}

const isSquare = ({ width, height }: LibraryPicture): boolean => width / height <= WIDEST && height / width <= WIDEST
