import { isChosen } from '@frontage/kit/island/editor-config'

type PictureProps = {
  /** A file of our own media (`hero.jpg`, `/media/hero.jpg`, with or without `?v=` and its version), or any address. */
  readonly file: string
  /** Pixels of the original: they hold the picture's place until it is there. */
  readonly width: number
  readonly height: number
  readonly alt: string
  /** How wide it is drawn, as `sizes` says it. */
  readonly sizes: string
  /** Seen first: fetched at once instead of when it comes near. */
  readonly priority?: boolean
}

/** Widths that the media feature makes of every picture. */
const widths = [480, 800, 1280, 1920] as const
const USUAL = 800

/** A picture that takes its place before it is loaded, and loads no more of itself than is seen. Of one that nobody chose visitors see nothing. */
export function Picture({ file, width, height, alt, sizes, priority = false }: PictureProps) {
  if (!isChosen({ file })) return <span className="picture-missing" hidden />
  const srcset = srcsetOf(file)
  return (
    <img
      src={sizedAt(file, USUAL)}
      srcSet={srcset}
      sizes={srcset && sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? undefined : 'lazy'}
      decoding={priority ? undefined : 'async'}
      fetchPriority={priority ? 'high' : undefined}
    />
  )
}

/** The sizes of one of our own pictures, as `srcset` says them; undefined for a drawing, whose one size fits all, and any other address. */
export function srcsetOf(file: string): string | undefined {
  return isSized(file) ? widths.map((size) => `${sizedAt(file, size)} ${size}w`).join(', ') : undefined
}

/** Every address that a file of the media is drawn from, without its version. `file`: `deck.webp`. */
export const addressesOf = (file: string): string[] => [
  `/media/${file}`,
  ...(isSized(file) ? widths.map((size) => sizedAt(file, size)) : []),
]

/** The address of the largest size of one of our own pictures; any other address as it is. */
export const largestOf = (file: string): string => sizedAt(file, 1920)

/** The address of what a film shows before it runs, which has one size for all screens: sharp on a phone, and in a column of a wide screen. */
export const posterOf = (file: string): string => sizedAt(file, 1280)

/** Whether a picture lies on this server, so that it may be drawn without asking another one. */
export const isOurs = (file: string): boolean => OWN.test(file) || /^\/(?:review-)?media\/(?:[\w-]+\/)?[\w-]+\.\w+$/.test(file)

/** One of our own pictures: its name, what it is, and its version. */
const OWN = /^(?:\/media\/)?([a-z0-9-]{1,80})\.(jpe?g|png|webp|avif|svg)(\?v=[\w-]{1,40})?$/

/** A drawing (SVG) has one size that fits all. */
const isSized = (file: string): boolean => OWN.test(file) && !/\.svg(?:\?|$)/.test(file)

/** The address of one of our own pictures in a size; any other address as it is. */
function sizedAt(file: string, size: number): string {
  const [, name, kind, version = ''] = OWN.exec(file) ?? []
  return name === undefined ? file : `/media/${name}${kind === 'svg' ? '' : `-${size}`}.${kind === 'svg' ? kind : 'webp'}${version}`
}
