// @vitest-environment happy-dom
import { act, type RefObject } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFrameAddress } from './use-frame-address'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

test('another address takes the place of the one before: the frame has its first for good', async () => {
  const replaced: string[] = []
  const frame = { current: { contentWindow: { location: { replace: (to: string) => replaced.push(to) } } } }
  const Shown = ({ address }: { readonly address: string }) => useFrameAddress(frame as unknown as RefObject<HTMLIFrameElement>, address)
  const place = document.createElement('div')
  const root = createRoot(place)
  for (const address of ['/a', '/a', '/b', '/a']) await act(() => root.render(<Shown address={address} />))
  expect(place.textContent).toBe('/a')
  expect(replaced).toEqual(['/b', '/a'])
})
