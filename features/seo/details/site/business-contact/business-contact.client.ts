import { playOnPress } from '@frontage/parts/play'
import { followAll } from '../pieces/hours/follow.client'

followAll(document)
playOnPress()
