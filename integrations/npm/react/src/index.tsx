'use client'

import type { TagName, widgets } from '@frontage/elements/widgets'
import { createElement, type ReactElement, type ReactNode, useEffect } from 'react'

/** `widget-id` is `widgetId`. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name
type SettingOf<Tag extends TagName> = Camel<Extract<keyof (typeof widgets)[Tag]['settings'], string>>

export type WidgetProps<Tag extends TagName> = {
  /** The address of the Frontage site, `https://your-site.example`. */
  readonly server: string
  readonly theme?: 'light' | 'dark'
  readonly className?: string
  readonly id?: string
  /** Shown until the widget has come, and by the server: a link, for example. */
  readonly children?: ReactNode
} & { readonly [Setting in SettingOf<Tag>]?: string | number }

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A component that is drawn as the element, on a server as well; the code of the elements comes in the browser. */
function widget<Tag extends TagName>(tag: Tag): (props: WidgetProps<Tag>) => ReactElement {
  return function Widget({ children, className, ...settings }) {
    useEffect(() => void import('@frontage/elements'), [])
    const attributes = Object.fromEntries(Object.entries(settings).map(([name, value]) => [kebab(name), value]))
    return createElement(tag, { ...attributes, class: className, suppressHydrationWarning: true }, children)
  }
}

export const Reviews = /* @__PURE__ */ widget('frontage-reviews')
export const ReviewForm = /* @__PURE__ */ widget('frontage-review-form')
export const ReviewBadge = /* @__PURE__ */ widget('frontage-review-badge')
export const ReviewFloat = /* @__PURE__ */ widget('frontage-review-float')
export const ReviewSummary = /* @__PURE__ */ widget('frontage-review-summary')
export const Portfolio = /* @__PURE__ */ widget('frontage-portfolio')
export const ContactForm = /* @__PURE__ */ widget('frontage-contact-form')
export const Popup = /* @__PURE__ */ widget('frontage-popup')
export const OpeningHours = /* @__PURE__ */ widget('frontage-opening-hours')
