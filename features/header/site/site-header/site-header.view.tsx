import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { callAddress } from '@frontage/kit/phones'
import { Icon } from '@frontage/parts/icon'
import type { Sticky } from '../../header'
import { messages } from '../../messages'
import { Account } from '../pieces/account/account.view'
import { SideBar } from '../pieces/bars/side-bar.view'
import { Brand } from '../pieces/brand/brand.view'
import { ColourSwitcher } from '../pieces/colours/colour-switcher.view'
import { Menu } from '../pieces/menu/menu.view'
import { Search } from '../pieces/search/search.view'
import type { block } from './site-header.block'

const MENU = 'site-menu'
const bars = ['above', 'main', 'below'] as const

type HeaderProps = PropsOf<typeof block>

/** On narrow screens the navigation is a popover of the browser's own: it opens without a script and closes on Escape. */
export function View({ props, address }: ViewProps<HeaderProps>) {
  const { above, below, sticky, search, liveSearch, colours, account, breaks, tagline, phone } = props
  return (
    <header className="site-header" data-break={breaks.menu} {...statesOf(sticky)}>
      <span className="site-header__mark" data-mark="stuck" />
      <span className="site-header__mark" data-mark="beyond" />
      {above && <SideBar place="above" {...above} />}
      <div data-bar="main">
        <div className="wide site-header__bar">
          <Brand {...props} />
          {tagline && (
            <p className="small site-header__tagline">
              <span>{tagline}</span>
            </p>
          )}
          <Navigation {...props} path={address.path} />
          {phone && (
            <a className="site-header__phone" href={callAddress(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          <div className="site-header__tools">
            {search && <Search variant={search} words={address.query.s ?? ''} isLive={liveSearch} />}
            {colours && <ColourSwitcher />}
            {account && <Account {...account} />}
            <button className="icon-button site-header__toggle" type="button" popoverTarget={MENU} aria-label={messages.menu}>
              <Icon name="menu" />
              <Icon name="close" />
            </button>
          </div>
          {props.action && <Action {...props.action} isLast />}
        </div>
      </div>
      {below && <SideBar place="below" {...below} />}
    </header>
  )
}

const statesOf = ({ style, shrink, hideOnScroll, devices, ...sticks }: Sticky) => ({
  'data-stick': bars.filter((bar) => sticks[bar]).join(' '),
  'data-style': style === 'none' ? undefined : style,
  'data-shrink': (shrink && style === 'none') || undefined,
  'data-hide': hideOnScroll || undefined,
  'data-devices': devices,
})

function Navigation({ links, action, menu, path }: Pick<HeaderProps, 'links' | 'action' | 'menu'> & { readonly path: string }) {
  return (
    <nav
      className="site-header__menu"
      id={MENU}
      popover="auto"
      aria-label={messages.mainNavigation}
      data-mobile={menu.mobile}
      data-side={menu.side}
    >
      {menu.mobile !== 'dropdown' && (
        <button
          className="icon-button site-header__close"
          type="button"
          popoverTarget={MENU}
          popoverTargetAction="hide"
          aria-label={messages.closeMenu}
        >
          <Icon name="close" />
        </button>
      )}
      <Menu links={links} path={path} />
      {action && <Action {...action} />}
    </nav>
  )
}

type ActionProps = NonNullable<HeaderProps['action']> & { readonly isLast?: boolean }

/** What visitors shall do stands in the menu on narrow screens, and last of everything on wide ones: styles show one of the two. */
const Action = ({ label, href, isLast }: ActionProps) => (
  <a className="button site-header__action" href={href} data-last={isLast}>
    {label}
  </a>
)
