import type { Tools } from '@frontage/kit/feature.server'

const EVERY = 3_600_000

/** E-mails are emptied, and what is left of jobs goes, when their time is over. */
export function createSweep({ outbox, jobs, islandFaults, log }: Pick<Tools, 'outbox' | 'jobs' | 'islandFaults' | 'log'>) {
  async function run(): Promise<void> {
    await outbox.sweep()
    await jobs.sweep()
    await islandFaults.sweep()
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
