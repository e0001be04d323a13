import type { House } from './site.ts'

const CHANGES = { quick: 10, full: 100 }
/** Milliseconds after which a change counts as not seen. */
const LONGEST = 10_000
/** A page that every process keeps in memory, on which a text of the site stands. */
const PAGE = '/nowhere'

type Words = { readonly groups: readonly { readonly name: string; readonly texts: readonly { place: string; standard: string }[] }[] }

/** Milliseconds from the answer to an owner's change at one process until the slowest of the others shows it on a page, once for each change. */
export async function seenBy(house: House, many: number, isQuick: boolean): Promise<number[]> {
  const site = await house.start(many)
  try {
    const [first, ...others] = site.servers.map(({ base }) => base)
    const headers = await signIn(first!, house.owner)
    const text = await textOn(first!, headers)
    const times: number[] = []
    for (let count = 1; count <= (isQuick ? CHANGES.quick : CHANGES.full); count++) {
      for (const base of others) await (await fetch(base + PAGE)).text()
      const body = JSON.stringify({ changes: [{ ...text, text: `Turn ${count}.` }] })
      const saved = await fetch(`${first}/api/words/save`, { method: 'POST', headers, body })
      if (!saved.ok) throw new Error(`a text could not be changed: ${await saved.text()}`)
      const since = performance.now()
      times.push(Math.max(...(await Promise.all(others.map((base) => untilShown(base, `Turn ${count}.`, since))))))
    }
    return times
  } finally {
    await site.stop()
  }
}

async function signIn(base: string, owner: object): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', origin: base }
  const entered = await fetch(`${base}/api/sign-in`, { method: 'POST', headers, body: JSON.stringify(owner) })
  return { ...headers, cookie: entered.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** A text that stands on the page. */
async function textOn(base: string, headers: Record<string, string>): Promise<{ group: string; place: string }> {
  const html = await (await fetch(base + PAGE)).text()
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const { groups } = (await (await fetch(`${base}/api/words`, { headers })).json()) as Words
  for (const { name, texts } of groups)
    for (const { place, standard } of texts) if (standard.length > 10 && main.includes(standard)) return { group: name, place }
  throw new Error(`no text of the site stands on ${PAGE}`)
}

async function untilShown(base: string, words: string, since: number): Promise<number> {
  while (performance.now() - since < LONGEST)
    if ((await (await fetch(base + PAGE)).text()).includes(words)) return performance.now() - since
  return Number.POSITIVE_INFINITY
}
