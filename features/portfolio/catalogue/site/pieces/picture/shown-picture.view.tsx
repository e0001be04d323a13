import { Picture } from '@frontage/parts/picture'
import type { ItemPicture } from '../../../../item'

type ShownPictureProps = { readonly picture: ItemPicture; readonly sizes: string; readonly priority?: boolean; readonly alt?: string }

/** Focal points are kept in steps of a quarter: they are classes of a style sheet, not styles of their own. */
const stepOf = (percent: number): number => Math.round(percent / 25) * 25

/** A picture over what stands in for it until it is there: its average colour and twenty pixels of it. */
export function ShownPicture({
  picture: { file, width, height, alt: told, colour, tiny, focus },
  sizes,
  priority = false,
  alt = told,
}: ShownPictureProps) {
  return (
    <span className="shown-picture" data-focus-x={focus && stepOf(focus[0])} data-focus-y={focus && stepOf(focus[1])}>
      <svg className="shown-picture__first" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width={width} height={height} fill={colour} />
        {tiny && <image href={`data:image/webp;base64,${tiny}`} width={width} height={height} preserveAspectRatio="none" />}
      </svg>
      <Picture file={file} width={width} height={height} alt={alt} sizes={sizes} priority={priority} />
    </span>
  )
}
