import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import type { block } from './numbers.block'

export function View({ props: { items } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <dl className="numbers" data-count={items.length}>
      {items.map(({ number, unit, text }) => (
        <div className="numbers__item" key={text}>
          <dt className="small">{text}</dt>
          <dd className="numbers__number">
            {number}
            {unit && <span className="numbers__unit">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
