import { existsSync, readFileSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import type { BrowserKind } from './walks/browsers/browsers'
import { browserWith } from './walks/support/fonts'

/** Debian has the packages; the oldest Chromium is built for one kind of machine. `script/test` says where they are not to be had. */
const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
const others: BrowserKind[] = isDebian ? ['firefox', 'webkit', ...(process.arch === 'x64' ? (['chromium-109'] as const) : [])] : []

export default defineConfig<object, { kind: BrowserKind }>({
  testDir: 'walks',
  testMatch: '**/*.walk.ts',
  globalSetup: './walks/support/filled.setup.ts',
  fullyParallel: false,
  // Three on two cores: a walk waits for much of its time, for the age of a ticket, for a pause in what is typed, for a clock.
  workers: '150%',
  // For what hangs: what is slow on a busy machine is waited for.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: browserWith('usual'),
    // A trace of each step costs every walk a sixth of its time: `TRACE=yes npm run walks -- <walk>` keeps one of what fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    ...devices['Desktop Chrome'],
  },
  projects: [
    { name: 'chromium', testIgnore: 'browsers/**' },
    // One page at a time each: `npm run walks -- --project=firefox`. The admin is promised for browsers of today.
    ...others.map((kind) => ({
      name: kind,
      testMatch: 'browsers/*.walk.ts',
      testIgnore: kind === 'chromium-109' ? 'browsers/owner.walk.ts' : [],
      workers: 1,
      use: { kind },
    })),
  ],
})
