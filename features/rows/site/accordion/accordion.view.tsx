import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Words } from '@frontage/parts/words'
import type { block } from './accordion.block'

/** The address names the panel, not the item: browsers open what holds the place that they go to. */
export function View({ props: { items, collapse, open, sign, level: Heading } }: ViewProps<PropsOf<typeof block>>) {
  const group = collapse ? `accordion-${items[0]?.slug}` : undefined
  return (
    <div className="accordion" data-sign={sign}>
      {items.map(({ slug, title, html }, place) => (
        <details className="accordion__item" key={slug} name={group} open={open === 'first' && !place}>
          <summary className="accordion__title">
            <Heading className="accordion__heading">{title}</Heading>
          </summary>
          <div className="accordion__panel" id={slug}>
            <Words html={html} />
          </div>
        </details>
      ))}
    </div>
  )
}
