import { followAll } from '../pieces/hours/follow.client'

export { followAll as enhanceIn }

followAll(document)
