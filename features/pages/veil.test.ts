import { noPicture } from '@frontage/kit/island/editor-config'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { rowShape } from './page'
import { legible } from './veil'

const picture = { kind: 'picture', picture: { file: 'deck.webp', width: 4, height: 3 } }
const missing = { kind: 'picture', picture: noPicture }
const words = [{ modules: [{ block: 'heading', props: {} }] }]
const dress = (row: object) => {
  const { scheme, overlay } = legible(parse(rowShape, { columns: words, ...row }))
  return [scheme, overlay?.colour, overlay?.strength]
}

test.each([
  ['on a picture', { backdrop: picture }, ['dark', '#000000', 74]],
  ['on a film', { behind: { block: 'background-video', props: { address: 'https://vimeo.com/1' } } }, ['dark', '#000000', 74]],
  ['that are dark by choice', { backdrop: picture, scheme: 'light' }, ['light', '#ffffff', 74]],
  ['of a band, which are light anyway', { backdrop: picture, scheme: 'light', look: 'band' }, ['light', '#000000', 74]],
  ['on a bright veil', { backdrop: picture, overlay: { colour: '#fff8e7', strength: 80 } }, ['light', '#fff8e7', 80]],
  [
    'on a red veil, from which black stands out better than white',
    { backdrop: picture, overlay: { colour: '#ff0000', strength: 80 } },
    ['light', '#ff0000', 80],
  ],
  ['on a clear veil', { backdrop: picture, overlay: { colour: '#ffffff', strength: 0 } }, ['dark', '#ffffff', 0]],
  ['on a colour', { backdrop: { kind: 'colour', colour: '#ffffff' } }, [undefined, undefined, undefined]],
  ['on a picture that moves slower', { behind: { block: 'parallax', props: picture } }, ['dark', '#000000', 74]],
  [
    'where no picture was chosen yet',
    { backdrop: missing, overlay: { colour: '#000000', strength: 60 } },
    [undefined, undefined, undefined],
  ],
  ['where no film was chosen yet', { behind: { block: 'background-video', props: { loop: true } } }, [undefined, undefined, undefined]],
  ['that are not there', { backdrop: picture, columns: [{ modules: [] }] }, [undefined, undefined, undefined]],
])('T14: words %s are legible by themselves', (_which, row, drawn) => expect(dress(row)).toEqual(drawn))

test('pictures that follow one another leave out those that nobody has chosen; one alone stands still', () => {
  const slides = (...pictures: object[]) => legible(parse(rowShape, { columns: words, backdrop: { kind: 'slideshow', pictures } })).backdrop
  const [one, other] = [picture.picture, { ...picture.picture, file: 'sea.webp' }]
  expect(slides(one, noPicture, other)).toMatchObject({ kind: 'slideshow', pictures: [{ file: 'deck.webp' }, { file: 'sea.webp' }] })
  expect(slides(noPicture, one)).toMatchObject({ kind: 'picture', picture: { file: 'deck.webp' } })
  expect(slides(noPicture, noPicture)).toMatchObject({ kind: 'picture', picture: { file: noPicture.file } })
})
