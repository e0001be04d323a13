import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Facts } from '@frontage/parts/facts'
import { factsOf } from '../../business-facts'
import type { DetailsAnswer } from '../../wire'
import type { block } from './business-facts.block'

export const View = ({ props, first }: ViewProps<PropsOf<typeof block>, DetailsAnswer>) => (
  <Facts facts={factsOf(first, props)} name="business-facts" />
)
