import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import { type SignName, signs } from '../../signs'
import type { block, IconOf } from './icon-list.block'

export function View({ props: { items, layout } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <ul className="icon-list" data-layout={layout} data-count={items.length}>
      {items.map(({ icon, title, text, href }) => (
        <li className="icon-list__item" key={title}>
          <Sign name={icon} />
          <div>
            <p className="icon-list__title" data-alone={!text || undefined}>
              {href ? <a href={href}>{title}</a> : title}
            </p>
            {text && <p className="small">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Sign({ name }: { readonly name: IconOf }) {
  if (!(name in signs)) return <Icon name={name as Exclude<IconOf, SignName>} />
  return (
    <svg className="icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={signs[name as SignName]} />
    </svg>
  )
}
