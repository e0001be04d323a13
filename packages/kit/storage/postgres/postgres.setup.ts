import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.fake'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** One throwaway PostgreSQL for a whole test run; every test makes a database of its own in it. */
export async function setup(project: TestProject) {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
