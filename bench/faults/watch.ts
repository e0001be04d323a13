import { pause } from './round.ts'

const EVERY = 100
const PATIENCE = 20_000

export type Seen = { readonly asked: number; readonly failed: Readonly<Record<string, number>> /** Seconds. */; readonly slowest: number }

/** Asks for some addresses again and again, each ten times a second, while something else goes wrong. */
export function watchAddresses(addresses: readonly string[]): { stop(): Promise<Seen> } {
  const failed: Record<string, number> = {}
  let [asked, slowest, isOn] = [0, 0, true]
  async function watch(address: string): Promise<void> {
    while (isOn) {
      const begun = performance.now()
      const what = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).then(
        async (response) => {
          await response.text()
          return response.ok ? '' : String(response.status)
        },
        (reason: Error) => reason.name,
      )
      asked++
      slowest = Math.max(slowest, (performance.now() - begun) / 1000)
      if (what) failed[what] = (failed[what] ?? 0) + 1
      await pause(EVERY)
    }
  }
  const watches = addresses.map(watch)
  return {
    stop: async () => {
      isOn = false
      await Promise.all(watches)
      return { asked, failed, slowest }
    },
  }
}

/** What was seen, as a part of a sentence. */
export function saying(what: string, { asked, failed, slowest }: Seen): string {
  const bad = Object.entries(failed).map(([why, count]) => `${count} × ${why}`)
  return `${what} asked ${asked} times: ${bad.length ? `**failed**: ${bad.join(', ')}` : 'all answered'}, the slowest in ${slowest.toFixed(2)} s`
}
