import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { beginWordPress, readExport } from './wordpress.fake'

type Site = Awaited<ReturnType<typeof beginWordPress>>

const site = readExport('visitors.xml')
const read = async <T>(at: Site, address: string): Promise<T> => (await (await at.get(address, at.cookie)).json()) as T
const send = async (at: Site, address: string, body: object): Promise<number> =>
  (await at.post(address, body, { cookie: at.cookie })).status
const gapsOf = ({ gaps }: Awaited<ReturnType<Site['take']>>): string[] => gaps.map(({ what }) => what)

describe.each(engines)('issue 17: redirects of the plugin Redirection on %s', (engine) => {
  let at: Site
  let report: Awaited<ReturnType<Site['take']>>
  const rule = (url: string, to: string, more: object = {}) => ({
    ...{ url, action_data: { url: to }, action_type: 'url', action_code: 301, match_type: 'url', regex: false, enabled: true, group_id: 1 },
    ...more,
  })
  const gone = { action_type: 'error', action_code: 410 }
  const query = (flag: string) => ({ match_data: { source: { flag_query: flag } } })
  const UNSAFE = 'cannot be stored: Enter a path of this site, or an address that starts with https://'
  /** Each redirect of the old site, and why it does not come along where it does not. */
  const redirects: readonly (readonly [redirect: object, why?: string])[] = [
    [rule('/shop/', '/About-us/')],
    [rule('https://kiln.example/old', 'https://kiln.example/?page_id=4', { action_code: 302 })],
    [rule('/gone', '', gone)],
    [rule('/away', 'https://clay.example/pots?x=1')],
    [rule('/?p=77', '/reviews/')],
    [rule('/find?q=pots', '/reviews/', query('exact'))],
    [rule('https://kiln.example/old.php?id=3&lang=en', '/reviews/', query('ignore'))],
    [rule('/old.php?id=4', 'https://clay.example/?item=4', query('pass'))],
    [rule('/old.php?title=two words', '', gone)],
    [rule('/?cat=5', '/reviews/?from=shop')],
    [rule('/?p=78', 'https://clay.example/seventy-eight')],
    [rule('/about-us', '/reviews/'), '/about-us: the page at this address is shown here'],
    [rule('/?page_id=4', '/about-us'), '/?page_id=4: the page with this number is shown here'],
    [rule('/old.php?lang=en&id=3', '/twice'), '/old.php?lang=en&id=3: another redirect has the same address'],
    [rule('/turn?x=1', '/turn/?X=1&y=2'), '/turn?x=1: it redirects in a circle'],
    [rule('^/blog/(.*)', '/$1', { regex: true }), '^/blog/(.*): it is a regular expression'],
    [
      rule('/members', '/in', { match_type: 'login', action_data: { logged_in: '/in', logged_out: '/out' } }),
      '/members: it depends on more than the address (login)',
    ],
    [rule('/see', '/other', { action_code: 303 }), '/see: the status 303 is not one of 301, 302, 307, 308, 410'],
    [rule('/lost', '', { ...gone, action_code: 404 }), '/lost: the status 404 is not served for an address'],
    [rule('/plain', 'http://clay.example/'), `/plain ${UNSAFE}`],
    [rule('/open', '//evil.example/'), '/open: its target has no scheme'],
    [rule('/user', 'https://kiln.example@evil.example/'), `/user ${UNSAFE}`],
    [rule('/script', 'javascript:alert(1)'), '/script: its target is no address'],
    [rule('/a', '/b')],
    [rule('/b', '/c')],
    [rule('/c', '/a'), '/c: it redirects in a circle'],
    [rule('/self/', 'https://kiln.example/self'), '/self/: it leads to itself'],
    [rule('/half*', '/x'), '/half*: a * stands in its address'],
    [rule('/shop', '/twice'), '/shop: another redirect has the same address'],
    [rule('/sleeps', '/x', { enabled: false })],
    [rule('/in-group', '/x', { group_id: 2 })],
  ]
  const file = JSON.stringify({
    plugin: { version: '5.5' },
    groups: [
      { id: 1, enabled: true },
      { id: 2, enabled: false },
    ],
    redirects: redirects.map(([redirect]) => redirect),
  })
  beforeAll(async () => {
    at = await beginWordPress(site, engine, inject('postgresUrl'))
    report = await at.take([site, file])
  }, 60_000)
  afterAll(() => at.close())

  const answerOf = async (address: string): Promise<readonly [number, string | null]> => {
    const { status, headers } = await at.get(address)
    return [status, headers.get('location')]
  }

  test('what leads from one address to another leads there here, with its status', async () => {
    expect(report.bad).toEqual([])
    expect(await answerOf('/shop')).toEqual([301, '/about-us'])
    expect(await answerOf('/old')).toEqual([302, '/reviews'])
    expect((await answerOf('/gone'))[0]).toBe(410)
    expect(await answerOf('/away')).toEqual([301, 'https://clay.example/pots?x=1'])
    expect(await answerOf('/?p=77')).toEqual([301, '/reviews'])
    expect((await answerOf('/about-us'))[0], 'a page comes first').toBe(200)
  })

  test('an address with parameters leads on, in whatever order they stand, and others go along', async () => {
    expect(await answerOf('/find?q=pots')).toEqual([301, '/reviews'])
    expect((await answerOf('/find?q=bowls'))[0]).toBe(404)
    expect(await answerOf('/old.php?lang=en&utm=a&id=3')).toEqual([301, '/reviews?utm=a'])
    expect(await answerOf('/old.php?id=4&utm=a')).toEqual([301, 'https://clay.example/?item=4&utm=a'])
    expect((await answerOf('/old.php?title=two+words'))[0]).toBe(410)
    expect((await answerOf('/old.php?id=5'))[0]).toBe(404)
    expect(await answerOf('/?cat=5'), 'a page stands at the path alone').toEqual([301, '/reviews?from=shop'])
    expect((await answerOf('/?cat=6'))[0]).toBe(200)
    expect(await answerOf('/?p=78')).toEqual([301, 'https://clay.example/seventy-eight'])
    expect((await answerOf('/?page_id=4'))[1]).toBe('/reviews')
  })

  test('what we do not serve is named with its reason, and leads nowhere', async () => {
    const gaps = gapsOf(report).filter((what) => what.includes('redirect'))
    const reasons = redirects.flatMap(([, why]) => (why ? [`the redirect from ${why}`] : []))
    expect(gaps.toSorted()).toEqual(['2 redirects that were switched off', ...reasons].toSorted())
    for (const address of ['/open', '/user', '/script', '/self', '/blog/x', '/sleeps'])
      expect((await answerOf(address))[0], address).toBe(404)
  })

  test('the same file again changes nothing, also as CSV; one that was removed or changed here stays so, and is named', async () => {
    expect(await at.outcomes(at.take([site, file]))).toEqual([])
    const csv =
      'source,target,regex,code,type,hits,title,status\n"/away","https://clay.example/pots?x=1",0,301,"url",5,"",active\n"/fresh","/about-us",0,308,"url",0,"",active\n'
    expect(await at.outcomes(at.take(csv))).toEqual(['redirect /fresh'])
    type Row = { readonly id: number; readonly from: string }
    const rows = (await read<{ redirects: readonly Row[] }>(at, '/api/redirects')).redirects
    const idOf = (from: string): number => rows.find((row) => row.from === from)!.id
    expect(await send(at, '/api/redirects/remove', { id: idOf('/fresh') })).toBe(200)
    const id = idOf('/away')
    const { revision } = await read<{ revision: string }>(at, `/api/redirects/one?id=${id}`)
    expect(await send(at, '/api/redirects/save', { id, revision, redirect: { from: '/away', to: '/reviews', status: 302 } })).toBe(200)
    const again = await at.take(csv)
    expect(again.brought).toEqual([])
    expect(gapsOf(again)).toEqual([
      'redirect /away: what was changed here since: it stays as it is',
      'redirect /fresh: what was deleted or published here since',
    ])
    expect(await answerOf('/away')).toEqual([302, '/reviews'])
  })
})
