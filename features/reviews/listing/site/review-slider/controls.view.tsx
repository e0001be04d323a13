import { say } from '@frontage/kit/say'
import { Icon } from '@frontage/parts/icon'
import { sliderMessages } from '../../messages.slider'
import type { Engine } from './use-engine'
import type { useRotation } from './use-rotation'

/** More stops than this are counted instead of dotted. */
const MOST_DOTS = 12

type PauseProps = { readonly rotation: ReturnType<typeof useRotation>; readonly isAwake: boolean }

/** First in the order of the keyboard, so that whoever is disturbed gets there at once. */
export function PauseButton({ rotation: { isWanted, toggle }, isAwake }: PauseProps) {
  return (
    <button
      className="icon-button review-slider__button"
      type="button"
      aria-disabled={!isAwake}
      aria-label={isWanted ? sliderMessages.pause : sliderMessages.play}
      onClick={toggle}
    >
      <Icon name={isWanted ? 'pause' : 'play'} />
    </button>
  )
}

type StepsProps = { readonly engine: Engine; readonly shows: 'yes' | 'wide' | 'no'; readonly stop: () => void }

export function Arrows({ engine: { isAwake, canGoBack, canGoOn, previous, next }, shows, stop }: StepsProps) {
  const step = (go: () => void) => () => {
    stop()
    go()
  }
  return (
    <span className="review-slider__arrows" data-shows={shows}>
      <button
        className="icon-button review-slider__button"
        type="button"
        aria-disabled={!isAwake || !canGoBack}
        aria-label={sliderMessages.previous}
        data-back=""
        onClick={step(previous)}
      >
        <Icon name="arrow" />
      </button>
      <button
        className="icon-button review-slider__button"
        type="button"
        aria-disabled={!isAwake || !canGoOn}
        aria-label={sliderMessages.next}
        onClick={step(next)}
      >
        <Icon name="arrow" />
      </button>
    </span>
  )
}

export function Dots({ engine: { place, stops, goTo }, shows, stop }: StepsProps) {
  const choose = (dot: number) => () => {
    stop()
    goTo(dot)
  }
  if (stops > MOST_DOTS)
    return (
      <p className="small review-slider__dots" data-shows={shows} aria-hidden="true">
        {say(sliderMessages.place, { place: place + 1, total: stops })}
      </p>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its frame around a row of buttons
    <div className="review-slider__dots" role="group" aria-label={sliderMessages.dots} data-shows={shows}>
      {Array.from({ length: stops > 1 ? stops : 0 }, (_, dot) => dot).map((dot) => (
        <button
          key={dot}
          className="review-slider__dot"
          type="button"
          aria-label={say(sliderMessages.dot, { place: dot + 1 })}
          aria-current={dot === place ? 'true' : undefined}
          onClick={choose(dot)}
        />
      ))}
    </div>
  )
}
