import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import type { block } from './tag-manager.block'

/** Nothing to see: the same for everybody, and only the browser knows who agreed. */
export const View = ({ props: { id } }: ViewProps<PropsOf<typeof block>>) => <span hidden data-tag-manager={id} />
