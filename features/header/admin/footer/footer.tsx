import type { FrameKind } from '../frame/frame-kind'
import { groupsPart } from '../frame/groups-part'
import { OpenFrame } from '../frame/open-frame'
import { ColumnsPart } from './columns-part'
import { type FooterDraft, footerDraft, footerOf } from './footer-draft'
import { footerNameGroups, stripGroups } from './footer-groups'

const kind: FrameKind<FooterDraft> = {
  part: 'footer',
  block: 'site-footer',
  read: footerDraft,
  write: footerOf,
  groups: [...footerNameGroups, ...stripGroups],
  parts: [
    { name: 'columns', title: 'Columns', paths: ['columns'], Part: ColumnsPart },
    { name: 'name', title: 'Name & small print', paths: ['name', 'smallPrint'], Part: groupsPart(footerNameGroups) },
    { name: 'strip', title: 'Sticky bar & back to top', paths: ['strip', 'toTop'], Part: groupsPart(stripGroups) },
  ],
}

/** What stands below every page. */
export const FooterScreen = () => <OpenFrame kind={kind} />
