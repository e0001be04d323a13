import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { useId } from 'react'
import type { BadgeAnswer } from '../../wire.display'
import { Badge } from '../pieces/badge/badge.view'
import type { island } from './review-badge.island'

export const View = ({ first }: ViewProps<PropsOf<typeof island>, BadgeAnswer>) => <Badge {...first} id={useId()} />
