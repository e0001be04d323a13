/** What the server puts behind the address of whoever has just signed in; nobody needs to see it. */
const MARK = '#signed-in'

/** Whether the sign-in led here. */
export const hasJustSignedIn = typeof location !== 'undefined' && location.hash === MARK

if (hasJustSignedIn) history.replaceState(history.state, '', location.pathname + location.search)
