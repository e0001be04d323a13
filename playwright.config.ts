import { defineConfig, devices } from '@playwright/test'
import type { BrowserKind } from './walks/browsers/browsers'
import { browserWith } from './walks/support/fonts'

/** Browsers that visitors have, each with one page at a time: `npm run walks -- --project=firefox`. */
const others: BrowserKind[] = ['firefox', 'webkit', 'chromium-109']

export default defineConfig<object, { kind: BrowserKind }>({
  testDir: 'walks',
  testMatch: '**/*.walk.ts',
  globalSetup: './walks/support/filled.setup.ts',
  fullyParallel: false,
  // Three on two cores: a walk waits for much of its time, for the age of a ticket, for a pause in what is typed, for a clock.
  workers: '150%',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  use: {
    launchOptions: browserWith('usual'),
    // A trace of each step costs every walk a sixth of its time: `TRACE=yes npm run walks -- <walk>` keeps one of what fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    ...devices['Desktop Chrome'],
  },
  projects: [
    { name: 'chromium', testIgnore: 'browsers/**' },
    ...others.map((kind) => ({ name: kind, testMatch: 'browsers/*.walk.ts', workers: 1, use: { kind } })),
  ],
})
