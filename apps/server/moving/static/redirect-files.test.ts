import { expect, test } from 'vitest'
import { nginxMap } from './redirect-files'

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
