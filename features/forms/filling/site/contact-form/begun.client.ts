/** What a form needs only once somebody begins: it comes then, in one piece. */
export { act } from './act.client'
export { announce } from './announce.client'
export { problemsIn } from './look.client'
export { track } from './track.client'
export { askRefill, begin, check, submit } from './transport.client'
