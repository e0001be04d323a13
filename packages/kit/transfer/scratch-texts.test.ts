import { expect, test } from 'vitest'
import { scratchOfTest } from '../storage/scratch.fake'
import { createScratchTexts } from './scratch-texts.server'

test('data on the disk are used as those in memory, and what was changed meanwhile is read as it is then', () => {
  const texts = createScratchTexts(scratchOfTest())
  texts.set('site/home', { path: '/' })
  texts.set('forms', [1, 2])
  texts.set('site/home', { path: '/', title: 'Home' })
  const all = [
    ['site/home', { path: '/', title: 'Home' }],
    ['forms', [1, 2]],
  ]
  expect([...texts]).toEqual(all)
  expect([...texts.entries()]).toEqual(all)
  expect([...texts.values()]).toEqual(all.map(([, value]) => value))
  const visited: unknown[] = []
  texts.forEach((value, name) => void visited.push([name, value]))
  expect(visited).toEqual(all)
  expect([texts.size, texts.has('forms'), texts.get('forms'), texts.get('none')]).toEqual([2, true, [1, 2], undefined])
  const seen: unknown[] = []
  for (const [name, value] of texts) {
    if (name === 'site/home') texts.set('forms', [3])
    seen.push(value)
  }
  expect(seen).toEqual([{ path: '/', title: 'Home' }, [3]])
  expect([texts.delete('forms'), texts.delete('forms'), [...texts.keys()]]).toEqual([true, false, ['site/home']])
})
