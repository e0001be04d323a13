import { DrawingContext } from '@frontage/kit/island/drawing'
import { noPicture } from '@frontage/kit/island/editor-config'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { fitOf, longestWord, sentencesOf } from '../../headline'
import { block } from './hero.block'
import { View } from './hero.view'

const address = { path: '/', page: 1, query: {} }
const picture = { file: 'deck.jpg', width: 4, height: 3 }
const drawn = (props: object, drawing = 'none'): string =>
  renderToStaticMarkup(
    <DrawingContext value={drawing}>
      <View props={parse(block.props, { title: 'Get moving', ...props })} first={undefined} address={address} />
    </DrawingContext>,
  )

test.each(['water', 'cup', 'sign', 'fruit', 'plan', 'paper', 'rings'])('without a picture, the look draws: %s', (name) => {
  const html = drawn({ letters: 'A&' }, name)
  expect(html).toContain(`data-drawing="${name}" aria-hidden="true"><svg`)
  expect(html).not.toMatch(/NaN|undefined|style=/)
  expect(drawn({ picture }, name)).not.toContain('<svg')
  expect(drawn({ picture: noPicture }, name)).toContain('<svg')
})

test('a dash in the headline stays with the word before it', () => {
  expect(drawn({ title: 'Physiotherapy – on the quay' })).toContain('Physiotherapy\u00a0– on the quay')
})

test('a look without a drawing, and a name of none, leave words alone', () => {
  expect(drawn({})).not.toMatch(/<svg|hero__text|hero__above/)
  expect(drawn({}, 'constructor')).not.toContain('<svg')
  expect(drawn({ above: 'Physiotherapy', text: 'Come by.' })).toContain('<p class="hero__above">Physiotherapy</p><h1')
})

test('how large a headline is depends on its letters', () => {
  expect(
    ['Get moving again.', 'Plain advice, put in writing.', 'A long first sentence that has to break over more lines'].map(fitOf),
  ).toEqual(['short', 'medium', 'long'])
  expect(longestWord('Kia ora Whakatū-Nelson')).toBe(7)
  expect(block.sheet!(parse(block.props, { title: '</style>{x} y' }), undefined as never, '.hero')).toBe(
    '@layer islands{.hero{--longest-word:11}}',
  )
})

test('a headline with a word that is small on a phone says so', () => {
  expect(drawn({ title: 'Ihre Rechtsschutzversicherung' })).toContain('data-word="long"')
  expect(drawn({ title: 'Physiotherapy in Whakatū-Nelson' })).not.toContain('data-word')
})

test('sentences of a headline stand on lines of their own, unless it has one, or one is too long for a line', () => {
  expect(drawn({ title: 'Built for the coast. Fitted by hand.' })).toMatch(
    /data-lines="2".*hero__sentence">Built for the coast\.<.*> Fitted by hand\.</s,
  )
  expect(['One sentence.', 'Short. And one that is far too long to stand on a single line.'].map(sentencesOf)).toEqual([[], []])
  expect(block.sheet!(parse(block.props, { title: 'Built here. By us.' }), undefined as never, '.hero')).toContain('--longest-sentence:11')
})
