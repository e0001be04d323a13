const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4
const LENGTH = 4

/** A password of 80 random bits in groups that can be read out: `k3fp-9wma-tz7e-hq2c`. */
export function makeUpPassword(): string {
  const chance = crypto.getRandomValues(new Uint8Array(GROUPS * LENGTH))
  const text = [...chance].map((byte) => letters[byte % letters.length]).join('')
  return text.replace(/.{4}(?=.)/g, '$&-')
}
