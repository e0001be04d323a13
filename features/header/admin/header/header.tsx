import type { FrameKind } from '../frame/frame-kind'
import { groupsPart } from '../frame/groups-part'
import { OpenFrame } from '../frame/open-frame'
import { BarsPart } from './bars-part'
import { type HeaderDraft, headerDraft, headerOf } from './header-draft'
import { buttonGroups, narrowGroups, stickyGroups } from './header-groups'
import { MenuPart } from './menu-part'
import { nameGroups, widthGroups } from './sign-groups'
import { SignPart } from './sign-part'

const kind: FrameKind<HeaderDraft> = {
  part: 'header',
  block: 'site-header',
  read: headerDraft,
  write: headerOf,
  groups: [...nameGroups, ...widthGroups, ...buttonGroups, ...stickyGroups, ...narrowGroups],
  parts: [
    { name: 'menu', title: 'Menu', paths: ['links'], Part: MenuPart },
    { name: 'sign', title: 'Name & logo', paths: ['name', 'tagline', 'phone', 'sign', 'logo', 'signWidth'], Part: SignPart },
    {
      ...{ name: 'buttons', title: 'Buttons', Part: groupsPart(buttonGroups) },
      paths: ['action', 'account', 'search', 'liveSearch', 'colours'],
    },
    { name: 'bars', title: 'Extra bars', paths: ['above', 'below'], Part: BarsPart },
    { name: 'sticky', title: 'Sticky header', paths: ['sticky'], Part: groupsPart(stickyGroups) },
    { name: 'narrow', title: 'Small screens', paths: ['menu', 'breaks'], Part: groupsPart(narrowGroups) },
  ],
}

/** What stands above every page. */
export const HeaderScreen = () => <OpenFrame kind={kind} />
