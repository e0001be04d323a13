import { expect, test } from 'vitest'
import { nginxMap, nginxQueryMap, redirectsFile } from './redirect-files'

const permanent = (from: string, to: string) => ({ from, to, status: 301 })

test('issue 17: nginx finds addresses as it compares them: read, with a slash at their end or without, each named once', () => {
  const rules = [
    permanent('/%C3%BCber-uns', '/uber-uns'),
    permanent('/Über-uns/', '/elsewhere'),
    permanent('/f%C3%BCr/*', '/for/*'),
    permanent('/100%', '/all?x=$host'),
    { from: '/gone', to: '', status: 410 },
  ]
  expect(nginxMap(rules).split('\n')).toEqual([
    '"/über-uns" "/uber-uns";',
    '"/über-uns/" "/uber-uns";',
    '"~*^/für/(.*)$" "/for/$1";',
    '"/100%" "/all?x=%24host";',
    '"/100%/" "/all?x=%24host";',
    '',
  ])
})

const shop = [permanent('/shop.php?id=3', '/pots'), permanent('/shop.php?id=3&colour=sky%20blue', '/blue'), permanent('/?p=12', '/about')]

test.each([
  ['/shop.php?id=3', '/pots'],
  ['/shop.php?a=1&ID=3&b=2', '/pots'],
  ['/shop.php/?id=3', '/pots'],
  ['/shop.php?colour=sky+blue&id=3', '/blue'],
  ['/shop.php?id=3&colour=sky%20blue', '/blue'],
  ['/?p=12', '/about'],
  ['/shop.php?id=33', undefined],
  ['/shop.php?kid=3', undefined],
  ['/shopxphp?id=3', undefined],
  ['/shop.php', undefined],
  ['/pots?p=12', undefined],
])('issue 17: nginx leads %s to %s', (address, to) => {
  const lines = nginxQueryMap(shop)
    .trim()
    .split('\n')
    .map((line) => /^"~\*(.*)" "([^"]*)";$/.exec(line)!)
  const found = lines.find(([, source = '']) => new RegExp(source.replaceAll('\\\\', '\\'), 'i').test(address))
  expect(found?.[2]).toBe(to)
})

test('issue 17: a list for hosts names parameters behind the path, and the most of them first', () => {
  expect(redirectsFile([permanent('/shop.php', '/all'), ...shop])).toBe(
    '/shop.php id=3 colour=sky%20blue /blue 301\n/shop.php id=3 /pots 301\n/ p=12 /about 301\n/shop.php /all 301\n',
  )
})
