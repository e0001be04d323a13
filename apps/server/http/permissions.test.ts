import { addressOf } from '@frontage/kit/wire/address'
import type { Permission } from '@frontage/kit/wire/permission'
import { isAllowed, type Role, roles, visitor } from '@frontage/kit/wire/permission'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

let site: FilledSite

beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

const actorOf = (role: Role) => ({ role, accountId: 0, name: '', session: '' })
const asks = ['visitor', ...roles.toReversed()] as const
const may = (permission: Permission, who: (typeof asks)[number]): boolean =>
  isAllowed(permission, who === 'visitor' ? visitor : actorOf(who))

const rowOf = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const headOf = (...names: readonly string[]): string =>
  [rowOf(...names, ...asks), rowOf(...[...names, ...asks].map(() => '---'))].join('\n')

/** Every call, with the right that it declares. `guard.test.ts` asks each of them as everybody. */
function callTable(): string {
  const rows = site.app.router.routes.map(({ call, permission }) => {
    const { method, path } = addressOf(call)
    const name = call.via === 'ajax' ? `\`${method} ${path}\` ${call.name}` : `\`${method} ${path}\``
    return rowOf(name, permission!.name, ...asks.map((who) => (may(permission!, who) ? 'yes' : '–')))
  })
  return [headOf('call', 'right'), ...rows.toSorted()].join('\n')
}

/** `METHOD address` of everything that is mounted, out of the tree that the server prints. */
function mounted(): string[] {
  const above: string[] = []
  return site.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^([│ ]*[├└]── )(.*?) \(([A-Z, ]+)\)$/.exec(line) ?? []
      if (!path) return []
      const depth = indent.length / 4
      above.splice(depth - 1, above.length, path)
      return methods
        .split(', ')
        .filter((method) => !['HEAD', 'OPTIONS'].includes(method))
        .map((method) => `${method} ${above.join('').replace(/\/?\*$/, '/*')}`)
    })
}

const patternsOfCalls = (): Set<string> =>
  new Set(site.app.router.routes.map(({ call }) => addressOf(call)).map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`))

const sample = (address: string): string => address.replaceAll(/:\w+(\(\^.*?\$\))?/g, '1').replace('*', 'x')

async function answersOf(method: string, address: string): Promise<string> {
  const answers = asks.map(async (who) => {
    const headers = { origin: site.base, ...(who !== 'visitor' && { cookie: site.cookies[who] }) }
    const { status } = await fetch(site.base + sample(address), { method, headers, redirect: 'manual' })
    return [401, 403].includes(status) ? '–' : status === 404 ? '404' : 'yes'
  })
  return (await Promise.all(answers)).join(' | ')
}

/** What is no call (pages, files, addresses of the originals), and how it answers each role. */
async function otherTable(): Promise<string> {
  const calls = patternsOfCalls()
  const others = mounted().filter((route) => !calls.has(route.replaceAll(/:\w+(\(\^.*?\$\))?/g, ':')))
  const methods = new Map<string, string[]>()
  for (const route of others) {
    const [method = '', address = ''] = route.split(' ')
    const key = `\`${address.replaceAll(/\(\^.*?\$\)/g, '')}\` | ${await answersOf(method, address)}`
    methods.set(key, [...(methods.get(key) ?? []), method])
  }
  const rows = [...methods].map(([row, known]) => rowOf(row.replace(' | ', ` ${known.join(' ')} | `)))
  return [headOf('address'), ...rows.toSorted()].join('\n')
}

const introduction = `# Who may do what

Every address of the site and who may use it. Made by \`apps/server/http/permissions.test.ts\`, which fails when a route is not here or answers
otherwise; \`npx vitest run apps/server/http/permissions.test.ts -u\` writes it anew, and whoever does that reads what has changed line by
line, since a wrong "yes" is a hole.`

test('who may do what is what a person has read through (bar B01)', async () => {
  const others = await otherTable()
  const text = `${introduction}\n\n## Calls\n\n${callTable()}\n\n## Everything else\n\nAsked without anything in it; 404: nothing is there for this role. At pages of the admin stands the sign-in for whoever is not in; the admin itself is the same empty shell for everybody: what is shown in it comes from calls.\n\n${others}\n`
  await expect(text).toMatchFileSnapshot('../../../docs/permissions.md')
})
