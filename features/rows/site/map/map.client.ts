import { playOnPress } from '../pieces/embed/play.client'

playOnPress()
