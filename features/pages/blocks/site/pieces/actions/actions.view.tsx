import { Icon } from '@frontage/parts/icon'
import type { Action } from '../../../../fields'

/** One or two buttons; the second one stands back. */
export function Actions({ actions }: { readonly actions: readonly Action[] }) {
  if (!actions.length) return null
  return (
    <div className="actions">
      {actions.map(({ label, href, icon }, place) => (
        <a className="button" key={href + label} href={href} data-look={place ? 'line' : undefined}>
          {icon && icon !== 'arrow' && <Icon name={icon} />}
          {label}
          {icon === 'arrow' && <Icon name="arrow" />}
        </a>
      ))}
    </div>
  )
}
