import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,features,packages,script}/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/kit/storage/postgres.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
