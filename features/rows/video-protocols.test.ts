import { expect, test } from 'vitest'
import { messageIn, protocols } from './video-protocols'

const { youtube, vimeo } = protocols

test.each([
  [{ event: 'onReady' }, ['ready']],
  [{ event: 'initialDelivery', info: {} }, ['ready']],
  [{ event: 'onStateChange', info: 1 }, ['playing']],
  [{ event: 'onStateChange', info: 0 }, ['ended']],
  [{ event: 'onStateChange', info: 3 }, []],
  [{ event: 'infoDelivery', info: { currentTime: 9.1, playerState: 1 } }, ['time', 'playing']],
  [{ event: 'onError', info: 150 }, ['failed']],
  [{ event: 'onAutoplayBlocked' }, ['refused']],
  [{ event: 'infoDelivery' }, []],
])('T14: what YouTube says is understood: %j', (message, said) => {
  expect(youtube.read(messageIn(JSON.stringify(message))).map(({ type }) => type)).toEqual(said)
})

test.each([
  [{ event: 'ready' }, ['ready']],
  [{ method: 'ping', value: true }, ['ready']],
  [{ event: 'playing', data: { seconds: 1 } }, ['playing']],
  [{ event: 'ended' }, ['ended']],
  [{ event: 'timeupdate', data: { seconds: 4 } }, ['time']],
  [{ event: 'error', data: { name: 'NotAllowedError', method: 'play' } }, ['refused']],
  [{ event: 'error', data: { name: 'PrivacyError' } }, ['failed']],
  [{ event: 'error', data: { name: 'RangeError', method: 'setMuted' } }, []],
])('T14: what Vimeo says is understood: %j', (message, said) => {
  expect(vimeo.read(messageIn(message)).map(({ type }) => type)).toEqual(said)
})

test.each(['', '{', 'null', '[]', '7', null, undefined, 3])('%j says nothing', (data) => {
  for (const { read } of [youtube, vimeo]) expect(read(messageIn(data))).toEqual([])
})
