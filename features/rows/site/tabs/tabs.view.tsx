import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Words } from '@frontage/parts/words'
import type { block } from './tabs.block'

/** Details of one name: the browser opens one and closes the others, also by an address, with and without a script. */
export function View({ props: { items, layout, open, label } }: ViewProps<PropsOf<typeof block>>) {
  const first = items.find(({ slug }) => slug === open) ?? items[0]
  return (
    <section className="tabs" data-layout={layout} aria-label={label || undefined}>
      {items.map((item) => (
        <details className="tabs__item" key={item.slug} name={`tabs-${items[0]?.slug}`} open={item === first}>
          <summary className="tabs__tab">{item.title}</summary>
          <div className="tabs__panel" id={item.slug}>
            <Words html={item.html} />
          </div>
        </details>
      ))}
    </section>
  )
}
