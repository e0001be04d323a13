import { sendForText } from '@frontage/kit/wire/send.client'
import { checkNonceAddress } from '../../../../wire.address'

const nonces = new Map<number, string>()
const renewing = new Map<number, Promise<void>>()

/** The one that is held for a form; empty: none was asked for. */
export const heldNonce = (form: number): string => nonces.get(form) ?? ''

/** A fresh one in place of the one that is held (facts, §9): `{ success, data }`, or `0` while the old one is good. */
export function renewNonce(form: number): Promise<void> {
  const coming = renewing.get(form) ?? askForNonce(form).finally(() => renewing.delete(form))
  renewing.set(form, coming)
  return coming
}

async function askForNonce(form: number): Promise<void> {
  const text = await sendForText(checkNonceAddress, { _ajax_nonce: heldNonce(form), form_id: form })
  try {
    const { success, data } = Object(JSON.parse(text)) as { success?: unknown; data?: unknown }
    if (success === true && typeof data === 'string') nonces.set(form, data)
  } catch {
    // `0`: it still is.
  }
}
