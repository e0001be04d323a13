export { FRAME } from '@frontage/kit/frame.server'
