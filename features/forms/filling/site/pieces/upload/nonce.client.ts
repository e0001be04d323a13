import { sendForText } from '@frontage/kit/wire/send.client'
import { checkNonceAddress } from '../../../../wire.address'

let nonce = ''
let renewing: Promise<void> | undefined

/** The one that is held; empty: none was asked for. */
export const heldNonce = (): string => nonce

/** A fresh one in place of the one that is held (facts, §9): `{ success, data }`, or `0` while the old one is good. */
export function renewNonce(): Promise<void> {
  renewing ??= askForNonce().finally(() => {
    renewing = undefined
  })
  return renewing
}

async function askForNonce(): Promise<void> {
  const text = await sendForText(checkNonceAddress, { _ajax_nonce: nonce })
  try {
    const { success, data } = Object(JSON.parse(text)) as { success?: unknown; data?: unknown }
    if (success === true && typeof data === 'string') nonce = data
  } catch {
    // `0`: it still is.
  }
}
