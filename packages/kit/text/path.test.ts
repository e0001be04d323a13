import { expect, test } from 'vitest'
import { withoutEndSlashes } from './path'

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['//', '/'],
  ['', ''],
  [`/${'/'.repeat(50_000)}x`, `/${'/'.repeat(50_000)}x`],
])('%.20j without its slashes at the end is %.20j', (path, expected) => expect(withoutEndSlashes(path)).toBe(expected))
