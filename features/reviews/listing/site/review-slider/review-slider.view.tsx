import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { say } from '@frontage/kit/say'
import { ServerRendered } from '@frontage/parts/server-rendered'
import { useRef, useState } from 'react'
import { sliderMessages } from '../../messages.slider'
import { obeying } from '../../slide-props'
import type { DisplayAnswer } from '../../wire.display'
import { ServerOnly as ListHead } from '../pieces/bar/list-head.server-only.view'
import { ServerOnly as Cards } from '../pieces/cards/review-cards.server-only.view'
import { codeSoFar } from '../review-list/code.client'
import { Arrows, Dots, PauseButton } from './controls.view'
import type { island } from './review-slider.island'
import { ServerOnly as Props } from './slide-props.server-only.view'
import { useEngine } from './use-engine'
import { useMoreSlides } from './use-more-slides'
import { useRotation } from './use-rotation'

/** Reviews side by side: a row to scroll, and once awake a carousel (APG pattern; decisions, §3). */
export function View({ props: { allAt, place, slideprops }, first, address }: ViewProps<PropsOf<typeof island>, DisplayAnswer>) {
  const root = useRef<HTMLDivElement>(null)
  const [obeyed] = useState(() => obeying(first.display, slideprops))
  const { display, wait, areArrowsStill } = obeyed
  const { slider } = display
  const { batches, total, loadNext } = useMoreSlides(first, slider.loadMore, { place, path: address.path })
  const engine = useEngine(display, wait, total, root, batches, loadNext)
  const rotation = useRotation(display, engine.next, root)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark, of which a page with several sliders would have too many, and no fieldset
    <div
      className="review-slider"
      role="group"
      ref={root}
      aria-roledescription={sliderMessages.carousel}
      aria-label={sliderMessages.name}
      data-layout={display.layout}
      data-animation={slider.animation}
      data-per-row={display.isWidget ? 1 : display.perRow}
      data-widget={display.isWidget || undefined}
      data-even={slider.forceHeight || undefined}
      data-one={slider.oneOnPhones || undefined}
      data-loop={slider.infinite || undefined}
      data-awake={engine.isAwake || undefined}
      data-arrows={areArrowsStill ? undefined : 'below'}
      data-slideprops={Props && JSON.stringify(Props({ ...obeyed, total, perPage: first.list.reviewsperpage }))}
      suppressHydrationWarning
    >
      <div className="review-slider__head">
        <ServerRendered>
          {ListHead && <ListHead first={{ ...first, display: withoutBar(display) }} address={address} allAt={allAt} place={place} />}
        </ServerRendered>
        <div className="review-slider__controls">
          {slider.autoplay && <PauseButton rotation={rotation} isAwake={engine.isAwake} />}
          {slider.arrows !== 'no' && <Arrows engine={engine} shows={slider.arrows} stop={rotation.stop} />}
        </div>
      </div>
      {/* A row that scrolls has to be reached by keyboard until it is awake. */}
      <div className="review-slider__window" ref={engine.viewport} tabIndex={engine.isAwake ? undefined : 0}>
        <div className="review-slider__row">
          {batches.map(({ from, reviews, html }) => {
            const Render = Cards ?? codeSoFar()?.Cards
            return (
              <ServerRendered className="review-slider__batch" key={from}>
                {(reviews || html) && Render && <Render reviews={reviews} html={html} card={display.card} />}
              </ServerRendered>
            )
          })}
        </div>
      </div>
      {slider.dots !== 'no' && <Dots engine={engine} shows={slider.dots} stop={rotation.stop} />}
      <p className="visually-hidden" role="status">
        {engine.isAwake && engine.hasMoved && !rotation.isTurning
          ? say(sliderMessages.place, { place: engine.place + 1, total: engine.stopsThen })
          : ''}
      </p>
    </div>
  )
}

/** Sliders have no bar: they show some, and lead to the list that has one. */
const withoutBar = (display: DisplayAnswer['display']): DisplayAnswer['display'] => ({
  ...display,
  bar: { search: false, sort: false, rating: false, source: false, language: false, types: false, tags: [], banner: false },
})
