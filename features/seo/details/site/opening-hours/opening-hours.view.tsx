import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import type { OpeningAnswer } from '../../wire'
import { Hours } from '../pieces/hours/hours.view'
import type { block } from './opening-hours.block'

export const View = ({ props, first }: ViewProps<PropsOf<typeof block>, OpeningAnswer>) => <Hours {...props} first={first} />
