import { isChosen } from '@frontage/kit/island/editor-config'

type PictureProps = {
  /** A file of our own media (`hero.jpg` or `/media/hero.jpg`), or any address. */
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
      src={srcset ? `/media/${stemOf(file)}-${USUAL}.webp` : file}
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

/** The sizes of one of our own pictures, as `srcset` says them; undefined for any other address. */
export function srcsetOf(file: string): string | undefined {
  const stem = stemOf(file)
  return stem && widths.map((size) => `/media/${stem}-${size}.webp ${size}w`).join(', ')
}

/** The address of the largest size of one of our own pictures; any other address as it is. */
export function largestOf(file: string): string {
  const stem = stemOf(file)
  return stem === undefined ? file : `/media/${stem}-${widths.at(-1)}.webp`
}

/** Whether a picture lies on this server, so that it may be drawn without asking another one. */
export const isOurs = (file: string): boolean => stemOf(file) !== undefined || /^\/(?:review-)?media\/(?:[\w-]+\/)?[\w-]+\.\w+$/.test(file)

/** The name that the sizes of one of our own pictures share; undefined for any other address. */
const stemOf = (file: string): string | undefined => /^(?:\/media\/)?([a-z0-9-]{1,80})\.(?:jpe?g|png|webp|avif)$/.exec(file)?.[1]
