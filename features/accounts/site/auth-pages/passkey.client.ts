import { send, WireError } from '@frontage/kit/wire/send.client'
import { isNamedHost, passkeyFault } from '../../passkey-words'
import { passkeyAnswer, passkeyQuestion } from '../../wire.address'

const failed = 'Something went wrong on our side. Please try again.'

/** Shows the button where the browser knows passkeys; whoever has used one goes on to where they wanted to be. */
export function offerPasskey(place: HTMLElement): void {
  const [problem, button] = [place.querySelector('p'), place.querySelector('button')]
  if (!problem || !button || typeof PublicKeyCredential !== 'function' || !isNamedHost(location.hostname)) return
  place.hidden = false
  let isAsking = false
  button.addEventListener('click', async () => {
    if (isAsking) return
    isAsking = true
    problem.hidden = true
    try {
      await signIn()
      location.assign(place.dataset.passkey ?? '/admin')
    } catch (reason) {
      problem.textContent = passkeyFault(reason) ?? (reason instanceof WireError ? reason.refusal?.message : undefined) ?? failed
      problem.hidden = false
      isAsking = false
    }
  })
}

async function signIn(): Promise<void> {
  const { options } = (await send(passkeyQuestion, {})) as { readonly options: string }
  const { startAuthentication } = await import('@simplewebauthn/browser')
  await send(passkeyAnswer, { passkey: await startAuthentication({ optionsJSON: JSON.parse(options) }) })
}
