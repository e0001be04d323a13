import { send, WireError } from '@frontage/kit/wire/send.client'
import { onPressBeside } from '@frontage/parts/press-beside'
import { ADMIN, signIn } from '../../../wire.address'

const ready = new WeakSet<HTMLDialogElement>()

/** Opens the popup. A refusal leaves what was typed, and says one text for all its reasons. */
export function askToSignIn(dialog: HTMLDialogElement, signedIn: () => void): void {
  if (!ready.has(dialog)) prepare(dialog, signedIn)
  ready.add(dialog)
  dialog.showModal()
}

function prepare(dialog: HTMLDialogElement, signedIn: () => void): void {
  const form = dialog.querySelector('form')
  const problem = dialog.querySelector<HTMLElement>('.sign-in__problem')
  const button = form?.querySelector('button')
  if (!form || !problem || !button) return
  dialog.querySelector('.sign-in__close')?.addEventListener('click', () => dialog.close())
  onPressBeside(dialog, () => dialog.close())
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    problem.textContent = ''
    button.disabled = true
    try {
      const { email, password } = Object.fromEntries(new FormData(form))
      const { me } = (await send(signIn, { email, password })) as { readonly me: unknown }
      form.reset()
      dialog.close()
      // The admin asks for the second step.
      me ? signedIn() : location.assign(ADMIN)
    } catch (reason) {
      problem.textContent =
        (reason instanceof WireError && reason.fault === 'refused' ? problem.dataset.refused : problem.dataset.offline) ?? ''
    } finally {
      button.disabled = false
    }
  })
}
