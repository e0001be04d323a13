// What each name in a script may be in the data of MDN.
import { isYoung, known } from './promise.mjs'

const { builtins } = known.javascript

const isInterface = ([name, entry]) => /^[A-Z]/.test(name) && entry.__compat
const interfaces = new Map([...Object.entries(known.api), ...Object.entries(builtins)].filter(isInterface))
for (const [name, entry] of Object.entries(builtins.Intl)) if (/^[A-Z]/.test(name) && entry.__compat) interfaces.set(`Intl.${name}`, entry)

/** What is known of `Promise.withResolvers` or `URL.canParse`; undefined where nothing is. */
export function staticOf(owner, name) {
  const entry = interfaces.get(owner)
  return (entry?.[`${name}_static`] ?? entry?.[name])?.__compat ?? interfaces.get(`${owner}.${name}`)?.__compat
}

/** What is known of a constructor or namespace, and of a function that stands for itself (`structuredClone`). */
export const globalOf = (name) => interfaces.get(name)?.__compat ?? known.api[name]?.__compat ?? known.api.Window[name]?.__compat

/** Interfaces whose methods are called on what pages are made of; names of rarer ones are used for other things as well. */
const common =
  /^(?:Array|TypedArray|String|Promise|Set|Map|RegExp|Iterator|Date|Object|Number|ArrayBuffer|Uint8Array|Intl\..*|Node|ParentNode|Element|HTML\w*Element|SVG\w*Element|Document|DocumentFragment|ShadowRoot|Window|Event|EventTarget|\w+Event|Range|Selection|URL|URLSearchParams|AbortSignal|Blob|File|Response|Request|Headers|FormData|CSSStyleSheet|Animation|ElementInternals|DataTransfer|Navigator|ReadableStream|CustomElementRegistry|Clipboard|Performance|Scheduler)$/

const methods = new Map()
const events = new Map()
for (const [owner, entry] of interfaces)
  for (const [member, { __compat: compat }] of Object.entries(entry)) {
    if (!compat || member === '__compat' || member.endsWith('_static')) continue
    const [, event] = /^(\w+)_event$/.exec(member) ?? []
    if (event) events.set(event, [...(events.get(event) ?? []), compat])
    else methods.set(member, [...(methods.get(member) ?? []), { owner, compat }])
  }

/** What is known of a method by its name alone, where whatever has a method of this name may be lacking: else undefined. */
export function methodOf(name) {
  const all = Object.hasOwn(Object.prototype, name) ? [] : (methods.get(name) ?? [])
  const among = all.filter(({ owner }) => common.test(owner))
  return among.length && all.every(({ compat }) => isYoung(compat)) ? among[0].compat : undefined
}

/** What is known of an event that every target may be lacking. */
export const eventOf = (name) => (events.get(name)?.every(isYoung) ? events.get(name)[0] : undefined)
