export { say } from '@frontage/kit/say'
