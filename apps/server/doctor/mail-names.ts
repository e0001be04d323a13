import { resolveTxt } from 'node:dns/promises'

/** Texts that the world can read under a name; undefined where no name server answers. */
export async function textsOf(name: string): Promise<string[] | undefined> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''))
  } catch (reason) {
    const { code = '' } = reason as { code?: string }
    return ['ENODATA', 'ENOTFOUND'].includes(code) ? [] : undefined
  }
}
