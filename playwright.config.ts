import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env.CHROMIUM || '/usr/bin/chromium'

export default defineConfig({
  testDir: 'walks',
  testMatch: '*.walk.ts',
  globalSetup: './walks/filled.setup.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  use: {
    launchOptions: { executablePath, args: ['--no-sandbox'] },
    trace: 'retain-on-failure',
    ...devices['Desktop Chrome'],
  },
})
