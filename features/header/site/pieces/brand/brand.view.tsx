import { Picture } from '@frontage/parts/picture'
import type { Header, Logo, LogoPicture, Stroke } from '../../../header'
import { BrandName } from '../brand-name/brand-name.view'

type BrandProps = Pick<Header, 'name' | 'sign' | 'logo' | 'signWidth'>

/** Sign and name of the business; they lead home. */
export const Brand = ({ name, sign, logo, signWidth }: BrandProps) => (
  <a className="site-header__brand" href="/" data-name={!logo || logo.showName ? lengthOf(name) : undefined}>
    {logo ? <Logos logo={logo} name={name} width={signWidth?.desktop ?? USUAL} /> : sign.length > 0 && <Sign strokes={sign} />}
    {(!logo || logo.showName) && <BrandName name={name} />}
  </a>
)

const USUAL = 120

/** Names that may take more than one line, and those that are set smaller for it. */
function lengthOf(name: string): 'long' | 'longest' | undefined {
  if (name.length <= 22) return undefined
  return name.length <= 40 ? 'long' : 'longest'
}

type LogosProps = { readonly logo: Logo; readonly name: string; readonly width: number }

/** All the pictures that there are; the stylesheet shows the one that fits the colours and the place. */
function Logos({ logo: { picture, dark, stuck, stuckDark, plate, showName }, name, width }: LogosProps) {
  const common = { alt: showName ? '' : name, width, plate }
  const place = stuck && 'top'
  return (
    <>
      <One {...common} picture={picture} scheme={dark && 'light'} place={place} isFirst />
      {dark && <One {...common} picture={dark} scheme="dark" place={place} plate={plateOfDark(plate)} />}
      {stuck && <One {...common} picture={stuck} scheme={stuckDark && 'light'} place="stuck" />}
      {stuck && stuckDark && <One {...common} picture={stuckDark} scheme="dark" place="stuck" plate={plateOfDark(plate)} />}
    </>
  )
}

/** A logo for dark colours needs a dark plate where the header has a colour of its own. */
const plateOfDark = (plate: Logo['plate']): Logo['plate'] => (plate === 'none' ? 'none' : 'dark')

type OneProps = {
  readonly picture: LogoPicture
  readonly alt: string
  readonly width: number
  readonly plate: Logo['plate']
  readonly scheme: 'light' | 'dark' | undefined
  readonly place: 'top' | 'stuck' | undefined
  readonly isFirst?: boolean
}

const One = ({ picture, alt, width, plate, scheme, place, isFirst = false }: OneProps) => (
  <span className="site-header__logo" data-scheme={scheme} data-place={place} data-plate={plate === 'none' ? undefined : plate}>
    <Picture {...picture} alt={alt} sizes={`${width}px`} priority={isFirst} />
  </span>
)

const Sign = ({ strokes }: { readonly strokes: readonly Stroke[] }) => (
  <svg className="site-header__sign" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
    {strokes.map(({ line, accent }) => (
      <path key={line} d={line} data-accent={accent || undefined} />
    ))}
  </svg>
)
