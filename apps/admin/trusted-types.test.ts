import { expect, test, vi } from 'vitest'
import { allowStylesOnly, plainText } from './trusted-types'

test('a style sheet passes, markup does not', () => {
  expect(plainText(':root{color:red}')).toBe(':root{color:red}')
  expect(() => plainText('<img src=x onerror=alert(1)>')).toThrow(TypeError)
})

test('scripts and their addresses have no rule at all, so they are refused', () => {
  const createPolicy = vi.fn()
  allowStylesOnly({ trustedTypes: { createPolicy } })
  expect(createPolicy).toHaveBeenCalledWith('default', { createHTML: plainText })
})

test('a browser that knows no policies starts all the same', () => {
  expect(() => allowStylesOnly({})).not.toThrow()
})
