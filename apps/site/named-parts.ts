/** The parts of widgets that pages of others can style with `::part`, and what they are. The guide for integrators lists them. */
const parts: readonly (readonly [name: string, selector: string])[] = [
  ['button', '.button'],
  ['icon-button', '.icon-button'],
  ['link', '.text-link'],
  ['field', '.field__input'],
  ['label', '.field__label'],
  ['error', '.field__problem, .wpcf7-not-valid-tip'],
  ['message', '.wpcf7-response-output, .review-form__thanks'],
  ['card', '.review-card, .item-card'],
  ['title', '.review-card__title, .item-card__title, .popup__title, .opening-hours__title, .review-form__heading'],
  ['text', '.review-card__text, .popup__words'],
  ['stars', '.stars'],
  ['filters', '.review-bar, .portfolio-bar'],
  ['average', '.review-summary__average, .badge__average'],
  ['badge', '.badge'],
  ['float', '.review-float'],
  ['dialog', 'dialog, .slide-out'],
  ['hours', '.opening-hours__line'],
  ['state', '.opening-hours__state'],
]

/** Names the parts of a widget, and those that come later. */
export function nameParts(wrapper: HTMLElement): void {
  const name = (): void => {
    for (const [part, selector] of parts)
      for (const element of wrapper.querySelectorAll(selector)) if (!element.part.contains(part)) element.part.add(part)
  }
  wrapper.part.add('widget')
  name()
  new MutationObserver(name).observe(wrapper, { childList: true, subtree: true })
}
