import type { Events } from '@frontage/kit/events.server'
import type { Feature } from '@frontage/kit/feature.server'
import type { Library } from '@frontage/kit/library.server'
import { asIcon } from '@frontage/kit/storage/pictures.server'
import { drawnIcon } from './drawn-icon'
import { ICONS, type IconAddress } from './links'

type Needs = { readonly features: readonly Feature[]; readonly library: Library; readonly events: Events }

/** A wider logo could not be read in a square. */
const WIDEST = 2.2
/** How much of the side a picture fills; a phone may cut a maskable one to a circle of 80 %. */
const SHARES: Readonly<Record<IconAddress, number>> = {
  '/admin/icon-192.png': 0.84,
  '/admin/icon-512.png': 0.84,
  '/admin/icon-maskable-512.png': 0.58,
}
const DRAWN_SHARES: typeof SHARES = { '/admin/icon-192.png': 1, '/admin/icon-512.png': 1, '/admin/icon-maskable-512.png': 0.72 }

/** Icons of the admin: the logo of the business where it has one that fits, else the product's mark. Each is drawn once. */
export function createIcons({ features, library, events }: Needs) {
  let drawn = new Map<string, Promise<Uint8Array>>()
  events.on('media.changed', () => {
    drawn = new Map()
  })

  async function logoNow(): Promise<string> {
    const name = await features.find(({ logo }) => logo)?.logo?.()
    const picture = name ? (await library.find([name])).get(name) : undefined
    // A drawing is sent as it is, and never opened here.
    if (!picture || picture.file.endsWith('.svg')) return ''
    return picture.width / picture.height <= WIDEST && picture.height / picture.width <= WIDEST ? picture.name : ''
  }

  async function draw(address: IconAddress, logo: string): Promise<Uint8Array> {
    const original = logo ? await library.read(logo) : undefined
    return original ? asIcon(original, { side: ICONS[address], share: SHARES[address] }) : drawnIcon(ICONS[address], DRAWN_SHARES[address])
  }

  return async (address: IconAddress): Promise<Uint8Array> => {
    const logo = await logoNow()
    const key = `${address} ${logo}`
    const icon = drawn.get(key) ?? draw(address, logo)
    drawn.set(key, icon)
    icon.catch(() => drawn.delete(key))
    return icon
  }
}
