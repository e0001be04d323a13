import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { displayShape } from '../display'
import { obeying, slidePropsOf } from './slide-props'

const display = parse(displayShape, { layout: 'slider' })
const all = {
  ...{ sliderid: 'wprev-slider-7', autoplay: 'yes', delay: 5900, sliderspeed: 900, animation: 'fade', arrows: 'no', animateHeight: 'yes' },
  ...{ forceheight: 'yes', sliderarrowheight: 'no', loadmorersli: 'no', totalreviewsarray: 40, reviewsperpage: 6, iswidget: 'yes' },
  checkfloatdelay: 1950,
}

test('R05: every slider property is read, and said again by the slider', () => {
  const obeyed = obeying(display, JSON.stringify(all))
  expect(obeyed).toMatchObject({ id: 'wprev-slider-7', areArrowsStill: false, wait: 1950, display: { isWidget: true } })
  expect(obeyed.display.slider).toMatchObject({
    ...{ autoplay: true, delay: 5000, speed: 900, animation: 'fade', arrows: 'no' },
    ...{ animateHeight: true, forceHeight: true, loadMore: false },
  })
  expect(slidePropsOf({ ...obeyed, total: 40, perPage: 6 })).toEqual(all)
})

test.each(['', '{}', 'null', '{"', '{"autoplay":"1","delay":-5,"animation":"spin","sliderspeed":"fast","arrows":null}'])(
  'R05: what %j leaves open stays as the display has it',
  (text) => expect({ ...obeying(display, text).display.slider, delay: 3000 }).toEqual(display.slider),
)
