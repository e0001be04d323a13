import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Picture } from '@frontage/parts/picture'
import type { block } from './parallax.block'

/** Browsers fetch only the picture that is seen: those of other sizes are not drawn. */
export function View({ props: { picture, medium = picture, small = medium, speed, offset } }: ViewProps<PropsOf<typeof block>>) {
  const sizes = Object.entries({ large: picture, medium, small })
  return (
    <div className="parallax" data-speed={speed} data-offset={offset}>
      {sizes.map(([size, shown]) => (
        <div className="parallax__layer" key={size} data-size={size}>
          <Picture {...shown} sizes="100vw" />
        </div>
      ))}
    </div>
  )
}
