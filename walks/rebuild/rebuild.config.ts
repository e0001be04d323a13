import { defineConfig } from '@playwright/test'
import usual from '../../playwright.config'

/** Builds the whole demo by hand and writes it anew; `npm run rebuild-demo`. */
export default defineConfig(usual, {
  testDir: '.',
  testMatch: '*.rebuild.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 0,
  use: { actionTimeout: 30_000, trace: 'off' },
})
