import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import type { block } from './icon-list.block'

export function View({ props: { items, layout } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <ul className="icon-list" data-layout={layout}>
      {items.map(({ icon, title, text, href }) => (
        <li className="icon-list__item" key={title}>
          <Icon name={icon} />
          <div>
            <b>{href ? <a href={href}>{title}</a> : title}</b>
            {text && <p className="small">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
