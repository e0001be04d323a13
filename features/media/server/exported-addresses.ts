import type { Tools } from '@frontage/kit/feature.server'
import type { Redirect } from '@frontage/kit/findable.server'
import { WIDTHS } from '../spec'
import type { Films } from './films/films'

/** As exports for WordPress name the files of the media. */
const EXPORTED = /^\/wp-content\/uploads\/([a-z0-9-]{1,80})\.([a-z0-9]{2,5})$/

/** A site that imports such an export fetches the files by these addresses, while the site is still there. */
export const createExportedAddresses =
  ({ library }: Pick<Tools, 'library'>, films: Films): Redirect =>
  async (path) => {
    const [, name = '', ending = ''] = EXPORTED.exec(path) ?? []
    if (!name) return undefined
    if (ending === 'mp4' || ending === 'webm') {
      const file = `${name}.${ending}`
      return (await films.find(file)) ? { status: 302, to: `/media/films/${file}` } : undefined
    }
    const picture = (await library.find([name])).get(name)
    if (!picture) return undefined
    return { status: 302, to: picture.file.endsWith('.svg') ? `/media/${name}.svg` : `/media/${name}-${Math.max(...WIDTHS)}.webp` }
  }
