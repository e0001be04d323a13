import { followAll } from '../pieces/hours/follow.client'

followAll()
