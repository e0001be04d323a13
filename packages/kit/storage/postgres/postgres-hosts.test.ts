import { expect, test } from 'vitest'
import { complaintAbout, firstOf, hostsIn, OnlyReads } from './postgres-hosts.server'

test.each([
  ['postgres://ann:secret@one.test:5433/site?sslmode=disable', ['postgres://ann:secret@one.test:5433/site?sslmode=disable'], false],
  ['postgres:///site?host=/var/run/postgresql', ['postgres:///site?host=/var/run/postgresql'], false],
  ['postgres://a,b:5433,[::1]:2/site', ['postgres://a/site', 'postgres://b:5433/site', 'postgres://[::1]:2/site'], true],
  ['postgresql://u:p%40@a,b/site?target_session_attrs=read-write', ['postgresql://u:p%40@a/site', 'postgresql://u:p%40@b/site'], true],
  ['postgres://a/site?sslmode=require&target_session_attrs=primary&options=x', ['postgres://a/site?sslmode=require&options=x'], true],
])('%s', (url, addresses, mustWrite) => {
  expect(complaintAbout(url)).toBeUndefined()
  expect(hostsIn(url)).toEqual({ addresses, mustWrite })
})

test.each([
  ['mysql://a/site', /starts with postgres:/],
  ['postgres://a,/site', /cannot be read/],
  ['postgres://a:x,b/site', /cannot be read/],
  ['postgres://ann:se#cret@a/site', /special characters/],
  ['postgres:///site?host=a,b', /in front of the name of the database/],
  ['postgres://a,b/site?target_session_attrs=standby', /read-write or primary only: a site writes/],
])('%s is refused in true words', (url, words) => {
  expect(complaintAbout(url)).toMatch(words)
  expect(complaintAbout(url)).not.toMatch(/cret/)
})

test('hosts are tried in turn from the last one that worked; what is said in the end is not that a standby only reads', async () => {
  const tried: number[] = []
  const attempt = (works: number | undefined) => async (host: number) => {
    tried.push(host)
    if (host !== works) throw host === 1 ? new OnlyReads('b is a standby') : new Error(`${host} is away`)
    return host
  }
  expect(await firstOf(3, 1, attempt(0))).toBe(0)
  expect(tried).toEqual([1, 2, 0])
  await expect(firstOf(2, 1, attempt(undefined))).rejects.toThrow('0 is away')
})

test('when all connections are in use no other host is asked', async () => {
  const tried: number[] = []
  const crowded = firstOf(2, 0, async (host) => {
    tried.push(host)
    throw new Error('timeout exceeded when trying to connect')
  })
  await expect(crowded).rejects.toThrow('timeout exceeded')
  expect(tried).toEqual([0])
})
