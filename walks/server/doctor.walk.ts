import { chmodSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { forget, newFolder, runProgram, startSite } from '../support/site'

test('frontage doctor says how a running site is, names what is wrong, and ends with 1 then', async () => {
  const site = await startSite({ words: [] })
  const env = { DATA_DIR: site.folder, PORT: new URL(site.base).port }
  const well = runProgram(['doctor'], env)
  expect(well.status).toBe(0)
  expect(well.output).toContain(`answers at ${site.base}.`)
  expect(well.output).toMatch(/^! E-mail {9}No mail server is set.*\n {17}→ Set it in the admin under E-mails/m)
  chmodSync(path.join(site.folder, 'secret-keys'), 0o644)
  const open = runProgram(['doctor', '--json'], { ...env, MAIL_FROM: 'site@localhost', SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(open.status).toBe(1)
  const faults = (JSON.parse(open.output) as { about: string; state: string }[]).filter(({ state }) => state === 'fault')
  expect(faults.map(({ about }) => about)).toEqual(['Permissions', 'E-mail', 'E-mail'])
  await site.stop()
  const stopped = runProgram(['doctor'], env)
  expect(stopped.status).toBe(1)
  expect(stopped.output).toContain(`✗ Server         No server answers at ${site.base}.`)
  forget(site.folder)
  const nowhere = newFolder()
  expect(runProgram(['doctor'], { DATA_DIR: nowhere }).output.trim()).toBe(
    `frontage: there is no site in ${nowhere}: set DATA_DIR as the server has it, or start the server once`,
  )
  forget(nowhere)
})
