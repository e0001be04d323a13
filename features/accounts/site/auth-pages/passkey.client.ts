import { send, WireError } from '@frontage/kit/wire/send.client'
import { isNamedHost, passkeyFaultOf } from '../../passkey-fault'
import { passkeyAnswer, passkeyQuestion } from '../../wire.address'

/** Shows the button where the browser knows passkeys; whoever has used one goes on to where they wanted to be. */
export function offerPasskey(place: HTMLElement): void {
  const [problem, button] = [place.querySelector('p'), place.querySelector('button')]
  if (!problem || !button || typeof PublicKeyCredential !== 'function' || !isNamedHost(location.hostname)) return
  place.hidden = false
  // The server drew them, in the language of whoever reads the page.
  const faults = new Map(
    Array.from(place.querySelectorAll<HTMLElement>('[data-fault]'), ({ dataset, textContent }) => [dataset.fault ?? '', textContent]),
  )
  let isAsking = false
  button.addEventListener('click', async () => {
    if (isAsking) return
    isAsking = true
    problem.hidden = true
    try {
      await signIn()
      location.assign(place.dataset.passkey ?? '/admin')
    } catch (reason) {
      const refusal = reason instanceof WireError ? reason.refusal?.message : undefined
      const fault = passkeyFaultOf(reason, [...faults.keys()]) ?? (refusal === undefined ? 'failed' : '')
      problem.textContent = faults.get(fault) ?? refusal ?? ''
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
