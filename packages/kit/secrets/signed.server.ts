import { createHmac, timingSafeEqual } from 'node:crypto'

export type Signed = { write(value: unknown): string; read(text: string): unknown }

/** Values that leave the server and come back: what somebody else made up reads as undefined. */
export function createSigned(keys: readonly string[], purpose: string): Signed {
  const sign = (key: string, body: string): string =>
    createHmac('sha256', key).update(`${purpose}\0${body}`).digest('base64url').slice(0, 22)
  const isOurs = (body: string, mac: string): boolean => keys.some((key) => timingSafeEqual(Buffer.from(sign(key, body)), Buffer.from(mac)))

  return {
    write: (value) => {
      const body = Buffer.from(JSON.stringify(value)).toString('base64url')
      return `~${body}.${sign(keys[0]!, body)}`
    },
    read: (text) => {
      const [, body, mac] = /^~([\w-]{1,20000})\.([\w-]{22})$/.exec(text) ?? []
      return body && mac && isOurs(body, mac) ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown) : undefined
    },
  }
}
