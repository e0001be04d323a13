import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import { messages } from '../../messages'
import { leadsHere } from '../../navigation'
import { BrandName } from '../pieces/brand-name/brand-name.view'
import type { block, Stroke } from './site-header.block'

const MENU = 'site-menu'

/** On narrow screens the navigation is a popover of the browser's own: it opens without a script and closes on Escape. */
export function View({ props: { name, sign, links, action }, address }: ViewProps<PropsOf<typeof block>>) {
  return (
    <header className="site-header">
      <div className="wide site-header__bar">
        <a className="site-header__brand" href="/">
          {sign.length > 0 && <Sign strokes={sign} />}
          <BrandName name={name} />
        </a>
        <button className="icon-button site-header__toggle" type="button" popoverTarget={MENU} aria-label={messages.menu}>
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        <nav className="site-header__menu" id={MENU} popover="auto" aria-label={messages.mainNavigation}>
          <ul className="site-header__links">
            {links.map((link) => (
              <li key={link.href}>
                <a className="site-header__link" href={link.href} aria-current={leadsHere(link, address.path) ? 'page' : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          {action && (
            <a className="button site-header__action" href={action.href}>
              {action.label}
            </a>
          )}
        </nav>
      </div>
    </header>
  )
}

function Sign({ strokes }: { readonly strokes: readonly Stroke[] }) {
  return (
    <svg className="site-header__sign" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      {strokes.map(({ line, accent }) => (
        <path key={line} d={line} data-accent={accent || undefined} />
      ))}
    </svg>
  )
}
