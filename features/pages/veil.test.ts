import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { rowShape } from './page'
import { legible } from './veil'

const picture = { kind: 'picture', picture: { file: 'deck.webp', width: 4, height: 3 } }
const words = [{ modules: [{ block: 'heading', props: {} }] }]
const dress = (row: object) => {
  const { scheme, overlay } = legible(parse(rowShape, { columns: words, ...row }))
  return [scheme, overlay?.colour, overlay?.strength]
}

test.each([
  ['on a picture', { backdrop: picture }, ['dark', '#000000', 74]],
  ['on a film', { behind: { block: 'background-video' } }, ['dark', '#000000', 74]],
  ['that are dark by choice', { backdrop: picture, scheme: 'light' }, ['light', '#ffffff', 74]],
  ['of a band, which are light anyway', { backdrop: picture, scheme: 'light', look: 'band' }, ['light', '#000000', 74]],
  ['on a bright veil', { backdrop: picture, overlay: { colour: '#fff8e7', strength: 80 } }, ['light', '#fff8e7', 80]],
  ['on a clear veil', { backdrop: picture, overlay: { colour: '#ffffff', strength: 0 } }, ['dark', '#ffffff', 0]],
  ['on a colour', { backdrop: { kind: 'colour', colour: '#ffffff' } }, [undefined, undefined, undefined]],
  ['that are not there', { backdrop: picture, columns: [{ modules: [] }] }, [undefined, undefined, undefined]],
])('T14: words %s are legible by themselves', (_which, row, drawn) => expect(dress(row)).toEqual(drawn))
