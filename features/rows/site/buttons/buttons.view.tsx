import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import type { block } from './buttons.block'

export function View({ props: { actions, align } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <div className="buttons" data-align={align}>
      {actions.map(({ label, href, icon }, place) => (
        <a className="button" key={href + label} href={href} data-look={place ? 'line' : undefined}>
          {label}
          {icon && <Icon name={icon} />}
        </a>
      ))}
    </div>
  )
}
