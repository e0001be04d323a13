import { playOnPress } from '@frontage/parts/play'

playOnPress()
