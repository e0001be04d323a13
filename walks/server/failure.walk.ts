import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { forget, newFolder, startSite } from '../support/site'

/** Something within the program that fails by itself a moment after it is told to. */
const failing = (how: string): string => `process.on('SIGUSR2', () => { setImmediate(() => { ${how} }) })\n`

test.describe('a failure that nobody expected', () => {
  for (const [name, how] of [
    ['that is thrown', "throw new Error('nobody expected this')"],
    ['that is rejected', "Promise.reject(new Error('nobody expected this'))"],
  ] as const)
    test(`${name} ends the server at once, with its reason in the log: never half a server that says it is ready (bar H26)`, async () => {
      const folder = newFolder()
      const hook = path.join(folder, 'hook.mjs')
      writeFileSync(hook, failing(how))
      const data = path.join(folder, 'data')
      const site = await startSite({ words: [], folder: data, env: { NODE_OPTIONS: `--import ${hook}` } })
      expect((await fetch(`${site.base}/readyz`)).status).toBe(200)
      const ended = new Promise<number | null>((resolve) => site.process.once('exit', resolve))
      site.process.kill('SIGUSR2')
      expect(await ended).not.toBe(0)
      expect(site.printed()).toContain('nobody expected this')
      await expect(fetch(`${site.base}/readyz`)).rejects.toThrow()
      const again = await startSite({ words: [], folder: data })
      expect((await fetch(`${again.base}/readyz`)).status).toBe(200)
      await again.stop()
      forget(folder)
    })
})
