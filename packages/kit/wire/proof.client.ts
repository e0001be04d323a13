import type { RefusalShape } from './refusal'

type Ask = () => Promise<boolean>
let asks: Ask | undefined

/** Names who asks people to say again who they are: once for every call that needs it. Hands back what ends that. */
export function onProofNeeded(ask: Ask): () => void {
  asks = ask
  return () => {
    if (asks === ask) asks = undefined
  }
}

/** Whether a call was refused for that alone, and whoever made it has said so by now: then it is worth another try. */
export const isProvedNow = async (refusal: RefusalShape | undefined): Promise<boolean> =>
  asks !== undefined && refusal?.code === 'reauthenticate' && asks()
