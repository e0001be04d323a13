import { send } from '@frontage/kit/wire/send.client'
import { ACCOUNT_HINT } from '../../../spec'
import { ADMIN, getSession, signOut } from '../../../wire.address'
import { askToSignIn } from './sign-in.client'

type Session = { readonly me: { readonly name: string } | null }

/** The link says that somebody is signed in, and who. */
export async function tellWhoIsThere(account: HTMLElement): Promise<boolean> {
  const { me } = (await send(getSession, {})) as Session
  const link = account.querySelector<HTMLElement>('.account__link')
  if (!me || !link) return false
  const known = link.dataset.known ?? ''
  if (link.hasAttribute('aria-label')) link.setAttribute('aria-label', known)
  else link.textContent = known
  const name = account.querySelector('.account__name')
  if (name) name.textContent = me.name
  try {
    localStorage.setItem(ACCOUNT_HINT, '1')
  } catch {
    // A browser may forbid it; then it is asked when the link is pressed.
  }
  return true
}

/** Asks who is there, and shows them their menu, or the way to sign in. The admin tells those whose browser does not keep that. */
export async function openAccount(account: HTMLElement, hasSignedIn = false): Promise<void> {
  const isThere = await tellWhoIsThere(account)
  const menu = account.querySelector<HTMLElement>('.account__menu')
  const dialog = account.querySelector('dialog')
  if (isThere && menu) showMenu(menu)
  else if (!isThere && hasSignedIn) location.assign(`${ADMIN}?signed-in=1`)
  else if (!isThere && dialog) askToSignIn(dialog, () => openAccount(account, true))
  else location.assign(ADMIN)
}

const ready = new WeakSet<HTMLElement>()

function showMenu(menu: HTMLElement): void {
  if (!ready.has(menu))
    menu.querySelector('button')?.addEventListener('click', async () => {
      await send(signOut, {}).catch(() => undefined)
      location.reload()
    })
  ready.add(menu)
  menu.togglePopover()
  menu.querySelector('a')?.focus()
}
