import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import type { block } from './scroll-in.block'

export function View({ props: { samples } }: ViewProps<PropsOf<typeof block>>) {
  if (!samples.length) return null
  return (
    <ul className="scroll-in">
      {samples.map((name) => (
        <li className="scroll-in__sample" key={name} data-entrance={name}>
          {name}
        </li>
      ))}
    </ul>
  )
}
