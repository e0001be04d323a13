import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const every = '{apps,features,packages,script}/**/*.test.{ts,tsx}'

/** Tests of what runs in browsers: each has a page, or what it takes for one, to itself. */
const isOfBrowsers = (file: string): boolean => /^\/\/ @vitest-environment|\.client'|stubGlobal/m.test(readFileSync(file, 'utf8'))
const ofBrowsers = globSync(every, { exclude: ['**/node_modules'] }).filter(isOfBrowsers)

export default defineConfig({
  test: {
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // What becomes so on a busy machine is waited for.
    expect: { poll: { timeout: 15_000 } },
    // Sheets that code hands out as texts are themselves; of others a test needs nothing.
    css: { include: [/\/features\/look\/structure\//] },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: [every],
          exclude: ['**/node_modules/**', ...ofBrowsers],
          // Files share a process and what it has read: none replaces a module, and each takes back what it set.
          isolate: false,
          setupFiles: ['packages/kit/words/locale.setup.ts'],
          globalSetup: ['packages/kit/storage/postgres/postgres.setup.ts'],
        },
      },
      { extends: true, test: { name: 'browser', include: ofBrowsers } },
    ],
  },
})
