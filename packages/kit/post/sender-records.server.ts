import { resolveTxt } from 'node:dns/promises'

export type SenderRecord = 'there' | 'missing' | 'unknown'
/** What a domain says about who may send in its name. DKIM cannot be looked up without knowing how the provider calls its key. */
export type SenderRecords = { readonly domain: string; readonly spf: SenderRecord; readonly dmarc: SenderRecord }

/** Texts that the world can read under a name; undefined where no name server answers. */
async function textsOf(name: string): Promise<string[] | undefined> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''))
  } catch (reason) {
    const { code = '' } = reason as { code?: string }
    return ['ENODATA', 'ENOTFOUND'].includes(code) ? [] : undefined
  }
}

const recordIn = (texts: readonly string[] | undefined, pattern: RegExp): SenderRecord => {
  if (!texts) return 'unknown'
  return texts.some((text) => pattern.test(text)) ? 'there' : 'missing'
}

/** SPF and DMARC of the domain that an address belongs to. */
export async function senderRecords(address: string, look = textsOf): Promise<SenderRecords> {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const [own, policy] = await Promise.all([look(domain), look(`_dmarc.${domain}`)])
  return { domain, spf: recordIn(own, /^v=spf1(?: |$)/i), dmarc: recordIn(policy, /^v=DMARC1(?:;|$)/i) }
}
