import type { Tools } from '@frontage/kit/feature.server'

const EVERY = 3_600_000

type Needs = Pick<Tools, 'outbox' | 'jobs' | 'islandFaults' | 'changes' | 'log'>

/** E-mails are emptied, and what is left of jobs and events goes, when their time is over. */
export function createSweep({ outbox, jobs, islandFaults, changes, log }: Needs) {
  async function run(): Promise<void> {
    await outbox.sweep()
    await jobs.sweep()
    await islandFaults.sweep()
    await changes.sweep()
  }

  return {
    run,
    start: async (): Promise<void> => {
      await run()
      const again = (): void => void run().catch((reason: unknown) => log.error({ err: reason }, 'old e-mails could not be swept'))
      setInterval(again, EVERY).unref()
    },
  }
}
