import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import type { block } from './separator.block'

export function View({ props: { look, room } }: ViewProps<PropsOf<typeof block>>) {
  return <hr className="separator" data-look={look} data-room={room} />
}
