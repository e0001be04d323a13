import type { RefusalShape } from './refusal'

/** `reauthenticate`: an important call of somebody who has to say again who they are; `signed-out`: their session is over. */
type Reason = 'reauthenticate' | 'signed-out'
type Ask = () => Promise<boolean>
const asks: { [reason in string]?: Ask } = {}

/** Names who asks people for what a call was refused for: once for every call that needs it. Hands back what ends that. */
export function onRefused(reason: Reason, ask: Ask): () => void {
  asks[reason] = ask
  return () => {
    if (asks[reason] === ask) delete asks[reason]
  }
}

/** Whether a call was refused for that alone, and whoever made it has done so by now: then it is worth another try. */
export const isWorthAnotherTry = async (refusal: RefusalShape | undefined): Promise<boolean> =>
  (await asks[refusal?.code ?? '']?.()) === true
