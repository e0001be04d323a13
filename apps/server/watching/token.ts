import { createHash, timingSafeEqual } from 'node:crypto'

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a header `Authorization: Bearer …` brings this token, in a time that tells nothing about it. Without a token nobody has it. */
export const bringsToken = (authorization: string | undefined, token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(digestOf(authorization ?? ''), digestOf(`Bearer ${token}`))
