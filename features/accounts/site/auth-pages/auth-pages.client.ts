import { fillFromHash, fillPlace } from './fill.client'
import { revealPasswords } from './reveal.client'
import { followScheme } from './scheme.client'
import { sendOnce } from './send-once.client'

/** What a script adds to the pages before the admin. Every one of them works without it. */
followScheme()
fillFromHash()
fillPlace()
revealPasswords()
sendOnce()

const passkey = document.querySelector<HTMLElement>('[data-passkey]')
if (passkey) void import('./passkey.client').then(({ offerPasskey }) => offerPasskey(passkey))
const strength = document.querySelector<HTMLElement>('[data-strength]')
if (strength) void import('./strength.client').then(({ tellStrength }) => tellStrength(strength))
