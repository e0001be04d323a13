import type { FoundPicture, OptionsAround } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import { gaps as words } from '../messages.gaps'
import { isShown, type OldHeader } from './old-header'

type Props = Readonly<Record<string, unknown>>

const bounded = (pixels: number): number => Math.min(400, Math.max(16, Math.round(pixels)))
const shapeOf = ({ file, width, height }: FoundPicture) => ({ file, width, height })

/** The logo by its number, and that of the sticky header by its address, with the widths that they have. */
export function logoFrom({ astra, options, gap }: OldHeader, { picture }: OptionsAround): Props {
  const id = options.part('theme_mods').text('custom_logo')
  if (options.number('site_icon') > 0) gap(words.icon)
  if (astra.isOn('different-mobile-logo') && astra.text('mobile-header-logo')) gap(words.mobileLogo)
  if (!id || id === '0') return {}
  const found = picture({ id, url: '' })
  if (!found) {
    gap(words.logo)
    return {}
  }
  const address = astra.isOn('different-sticky-logo') ? astra.text('sticky-header-logo') : ''
  const stuck = address ? picture({ id: '', url: address }) : undefined
  if (address && !stuck) gap(words.stuck)
  return {
    logo: {
      picture: shapeOf(found),
      ...(stuck && { stuck: shapeOf(stuck) }),
      showName: astra.isEmpty || isShown(astra, 'display-site-title'),
    },
    ...widthsOf(astra, found),
  }
}

/** Pixels across; a smaller screen has the width of the larger one where it says none. */
function widthsOf(astra: WordPressSettings, { width }: FoundPicture): Props {
  const said = astra.part('ast-header-responsive-logo-width')
  const desktop = said.number('desktop') || Math.min(width, 180)
  const tablet = said.number('tablet') || desktop
  const mobile = said.number('mobile') || tablet
  return said.isEmpty ? {} : { signWidth: { desktop: bounded(desktop), tablet: bounded(tablet), mobile: bounded(mobile) } }
}
