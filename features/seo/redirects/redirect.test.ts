import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { follow, fromKey, type Rule, redirectShape, targetOf } from './redirect'
import { RedirectIndex } from './redirect-index'

const rule = (from: string, to: string, status: Rule['status'] = 301): Rule => ({ from, to, status })
const nowhere = (): boolean => false
const where = (rules: readonly Rule[], path: string, query = ''): string | undefined => {
  const index = new RedirectIndex(rules)
  const found = index.byQuery(path, query) ?? index.byPath(path)
  return found && targetOf(found, path, query)
}

describe('what an owner may write', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'http://plain.example/',
    'https:evil.example',
    'https://good.example@evil.example/',
    'https://user:pass@evil.example/',
    'https://localhost/',
    '/a\nb',
    '/a b',
    'https://good.example*',
    'https://*',
    '/a*',
    'mailto:a@b.example',
    'vbscript:x',
    '',
  ])('nothing leads to %j (bars E04, E08)', (to) => {
    expect(safeParse(redirectShape, { from: '/old/*', to }).success).toBe(false)
  })

  test.each(['/new', '/new?x=1#y', 'https://other.example/way', '/new/*', 'https://other.example/*'])('an own path or https: %s', (to) => {
    expect(safeParse(redirectShape, { from: '/old/*', to }).success).toBe(true)
  })

  test.each(['old', '//old', '/old?', '/old?&', '/old/*?x=1', '/old?x=*', '/old?x#y', '/old#x', '/a*b', '/*', '/', '/o ld'])(
    'the old address is a path: %j is none',
    (from) => {
      expect(safeParse(redirectShape, { from, to: '/new' }).success).toBe(false)
    },
  )

  test('an address that is gone leads nowhere', () => {
    expect(safeParse(redirectShape, { from: '/old', to: '/ignored', status: 410 })).toMatchObject({ output: { to: '' } })
    expect(safeParse(redirectShape, { from: '/old', to: '/new', status: 303 }).success).toBe(false)
  })
})

describe('where an address leads', () => {
  const rules = [
    rule('/old', '/new'),
    rule('/blog/*', '/journal/*'),
    rule('/blog/2020/*', '/archive'),
    rule('/Über-uns', '/about?from=old#team'),
  ]

  test('whole paths, however they are written, and what stands behind the question mark goes along', () => {
    expect(where(rules, '/OLD/')).toBe('/new')
    expect(where(rules, '/old', 'a=1&b=%20')).toBe('/new?a=1&b=%20')
    expect(where(rules, '/%C3%9Cber-uns', 'a=1')).toBe('/about?from=old&a=1#team')
    expect(where(rules, '/older')).toBeUndefined()
    expect(where(rules, '/%')).toBeUndefined()
  })

  test('the beginning of paths: the longest one counts, and the rest is taken over', () => {
    expect(where(rules, '/blog/a/B')).toBe('/journal/a/B')
    expect(where(rules, '/blog')).toBe('/journal/')
    expect(where(rules, '/blog/2020/x')).toBe('/archive')
    expect(where(rules, '/blogger')).toBeUndefined()
  })

  test.each([
    '/old//evil.example',
    '/old/\\evil.example',
    '/old/%5c%5cevil.example',
    '/old/%2f%2fevil.example',
    '/old/..//evil.example',
    '/old/@evil.example',
    '/old/%0d%0aset-cookie:x',
  ])('bar E08: a visitor cannot lead anybody elsewhere: %s', (path) => {
    const own = where([rule('/old/*', '/*')], path) ?? ''
    expect(new URL(own, 'https://site.example').origin).toBe('https://site.example')
    expect(own).not.toMatch(/[\r\n\\]/)
    const other = where([rule('/old/*', 'https://other.example/*')], path) ?? ''
    expect(new URL(other).host).toBe('other.example')
  })
})

describe('an old address with parameters', () => {
  const rules = [
    rule('/shop.php?id=3', '/bowls'),
    rule('/shop.php?id=3&size=L', '/bowls#large'),
    rule('/shop.php?tag[]=b&tag[]=a', '/tagged?by=tag'),
    rule('/shop.php', '/shop'),
    rule('/?page=über', '/about'),
    rule('/gone.php?x', '', 410),
  ]
  test.each([
    ['/Shop.php/', 'ID=3', '/bowls'],
    ['/shop.php', 'utm=a%20b&id=3&x=1', '/bowls?utm=a%20b&x=1'],
    ['/shop.php', 'size=l&id=3', '/bowls#large'],
    ['/shop.php', 'size=l&id=3&utm=1', '/bowls?utm=1#large'],
    ['/shop.php', 'tag%5B%5D=a&tag[]=b', '/tagged?by=tag'],
    ['/shop.php', 'tag[]=a', '/shop?tag[]=a'],
    ['/shop.php', 'id=33', '/shop?id=33'],
    ['/shop.php', '', '/shop'],
    ['/', 'page=%C3%9Cber', '/about'],
    ['/', 'page=', undefined],
    ['/', '', undefined],
  ])('%s?%s leads to %s', (path, query, to) => {
    expect(where(rules, path, query)).toBe(to)
  })

  test('whatever else is asked for, the rule that names the most comes first, and one query has one key', () => {
    expect(new RedirectIndex(rules).byQuery('/gone.php', 'x=&y=2')?.status).toBe(410)
    expect(fromKey('/A?b=1&A=2')).toBe(fromKey('/a/?a=2&B=1'))
    expect(fromKey('/a?b=1')).not.toBe(fromKey('/a?b=1&b=1'))
    expect(fromKey('/a?b=1')).not.toBe(fromKey('/a'))
  })

  test('bar E08: what a visitor adds leads nowhere else', () => {
    expect(where(rules, '/shop.php', 'id=3&x=%0d%0a//evil.example')).toBe('/bowls?x=%0d%0a//evil.example')
    expect(where(rules, '/shop.php', 'id=3&\r\nx')).toBe('/bowls')
  })

  test('circles through parameters are found, also those that they close on the way', () => {
    const found = (...all: Rule[]) => follow(all[0]!.to, new RedirectIndex(all), nowhere)
    expect(found(rule('/a?x=1', '/A/?X=1&y=2'))).toBe('circle')
    expect(found(rule('/a?x=1', '/b'), rule('/b', '/a?x=1'))).toBe('circle')
    expect(found(rule('/a?x=1', '/a'), rule('/b', '/a?x=1'))).toEqual({ end: '/a', hops: 0 })
    expect(found(rule('/b', '/a?x=1&z=1'), rule('/a?x=1', '/a'))).toEqual({ end: '/a?z=1', hops: 1 })
  })
})

describe('circles and chains', () => {
  const rules = [rule('/a', '/b'), rule('/b', '/c')]
  test('a chain leads to its end', () => {
    expect(follow('/a', new RedirectIndex(rules), nowhere)).toEqual({ end: '/c', hops: 2 })
    expect(follow('/a?x=1', new RedirectIndex(rules), nowhere)).toEqual({ end: '/c?x=1', hops: 2 })
    expect(follow('https://other.example/a', new RedirectIndex(rules), nowhere)).toEqual({ end: 'https://other.example/a', hops: 0 })
  })
  test('a circle is one, also with a star that grows', () => {
    expect(follow('/a', new RedirectIndex([...rules, rule('/c', '/a')]), nowhere)).toBe('circle')
    expect(follow('/x/y/*', new RedirectIndex([rule('/x/*', '/x/y/*')]), nowhere)).toBe('circle')
  })
  test('a page ends every way', () => {
    expect(follow('/x/all', new RedirectIndex([rule('/x/*', '/x/all')]), (path) => path === '/x/all')).toEqual({ end: '/x/all', hops: 0 })
  })
})
