import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Embed } from '../pieces/embed/embed.view'
import type { block } from './video.block'

export function View({ props }: ViewProps<PropsOf<typeof block>>) {
  return <Embed {...props} />
}
