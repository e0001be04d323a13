import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Facts } from '@frontage/parts/facts'
import type { block } from './facts.block'

export const View = ({ props: { facts } }: ViewProps<PropsOf<typeof block>>) => <Facts facts={facts} name="facts" />
