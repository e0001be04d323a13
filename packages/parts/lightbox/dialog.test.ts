// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { holdDialog } from './dialog'

test('T17: a page is held until the last of several dialogs is closed, and is then as it was', () => {
  const { style } = document.documentElement
  style.overflow = 'clip'
  const [first, next] = [document.createElement('dialog'), document.createElement('dialog')]
  holdDialog(first)
  holdDialog(next)
  first.close()
  expect(style.overflow).toBe('hidden')
  next.close()
  expect(style.overflow).toBe('clip')
})
