import { ACCOUNT_HINT } from '../../../spec'
import { openAccount, tellWhoIsThere } from './open-account.client'

/** Turns the link to the admin into a button. Whoever never signed in here is not asked for before it is pressed. */
export function startAccount(account: HTMLElement): void {
  const link = account.querySelector<HTMLAnchorElement>('.account__link')
  if (!link) return
  if (wasHere()) tellWhoIsThere(account).catch(ignore)
  let isAsking = false
  link.setAttribute('role', 'button')
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // A second press on a slow line would close what the first one opens.
    if (isAsking) return
    isAsking = true
    openAccount(account)
      .catch(() => location.assign(link.href))
      .finally(() => (isAsking = false))
  })
}

function wasHere(): boolean {
  try {
    return localStorage.getItem(ACCOUNT_HINT) !== null
  } catch {
    return false
  }
}

/** Then it is asked again when it is pressed. */
const ignore = (): void => {}
