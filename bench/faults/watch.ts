import { pause } from './round.ts'

const EVERY = 100
const PATIENCE = 20_000

export type Seen = {
  readonly asked: number
  readonly failed: Readonly<Record<string, number>> /** Seconds. */
  readonly slowest: number
  readonly p95: number
}

/**
 * Asks for some addresses again and again, each ten times a second, while something else goes wrong; TURN in one is another word each
 * time. `mayRefuse`: an answer may say when to come again.
 */
export function watchAddresses(addresses: readonly string[], { mayRefuse = false } = {}): { stop(): Promise<Seen> } {
  const failed: Record<string, number> = {}
  const seconds: number[] = []
  let isOn = true
  async function watch(address: string): Promise<void> {
    for (let turn = 0; isOn; turn++) {
      const begun = performance.now()
      const what = await fetch(address.replace('TURN', String(turn)), { signal: AbortSignal.timeout(PATIENCE) }).then(
        async (response) => {
          await response.text()
          return response.ok || (mayRefuse && response.headers.has('retry-after')) ? '' : String(response.status)
        },
        (reason: Error) => reason.name,
      )
      seconds.push((performance.now() - begun) / 1000)
      if (what) failed[what] = (failed[what] ?? 0) + 1
      await pause(EVERY)
    }
  }
  const watches = addresses.map(watch)
  return {
    stop: async () => {
      isOn = false
      await Promise.all(watches)
      const sorted = seconds.toSorted((a, b) => a - b)
      return { asked: sorted.length, failed, slowest: sorted.at(-1) ?? 0, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }
    },
  }
}

/** What was seen, as a part of a sentence. */
export function saying(what: string, { asked, failed, slowest, p95 }: Seen): string {
  const bad = Object.entries(failed).map(([why, count]) => `${count} × ${why}`)
  return `${what} asked ${asked} times: ${bad.length ? `**failed**: ${bad.join(', ')}` : 'all answered'}, 95 % within ${p95.toFixed(2)} s, the slowest in ${slowest.toFixed(2)} s`
}
