import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { plainColours, popoverOpen } from './plugins.mjs'
import { youngInStyles } from './read-css.mjs'
import { youngInScript } from './read-js.mjs'
import { faultsOf } from './report.mjs'

type Young = { readonly name: string; readonly compat: object }
const namesIn = (found: readonly Young[]): string[] => found.map(({ name }) => name)
const inStyles = (css: string): string[] => namesIn(youngInStyles(css))
const inScript = (code: string): string[] => namesIn(youngInScript('planted.js', code))

describe('F09: what the oldest promised browsers lack is found', () => {
  it.each([
    ['a method of a constructor', 'const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['the same of an address', 'const host = URL.parse(address)?.host', 'URL.parse'],
    ['the same of the window', 'const one = window.Map.groupBy(all, kind)', 'Map.groupBy'],
    ['a method that nothing older has', 'const next = list.toSorted()', '.toSorted()'],
    ['one of texts', 'const isGood = text.isWellFormed()', '.isWellFormed()'],
    ['a selector in a script', "const is = menu.matches(':popover-open')", 'selector :popover-open'],
    ['an event', "button.addEventListener('command', run)", 'event command'],
    [
      'one that is asked for elsewhere',
      "const has = 'withResolvers' in Promise\nexport const go = () => Promise.withResolvers()",
      'Promise.withResolvers',
    ],
  ])('%s', (_what, code, name) => expect(inScript(code)).toContain(name))

  it.each([
    ['a pseudo-element', '.a::details-content { order: 1 }', 'details-content'],
    ['a pseudo-class in a list that falls with it', '.a, .b:popover-open { display: flex }', 'popover-open'],
    ['a property', '.a { field-sizing: content }', 'field-sizing'],
    ['a value', '.a { text-wrap: balance }', 'text-wrap'],
    [
      'a function with a variable, which no older value covers',
      '.a { color: red; color: color-mix(in srgb, var(--a), red) }',
      'color-mix()',
    ],
    [
      'what stands where it is not supported',
      '@supports not selector(::details-content) { .a::details-content { order: 1 } }',
      'details-content',
    ],
    ['what another test does not cover', '@supports (display: grid) { .a { anchor-name: --a } }', 'anchor-name'],
    ['a media feature', '@media (scripting: none) { .a { color: red } }', '@media scripting'],
  ])('%s', (_what, css, name) => expect(inStyles(css)).toContain(name))
})

describe('F09: what is covered is let through', () => {
  it.each([
    ['an older method', 'const found = list.findLast(isGood)'],
    ['one that is asked for', "export const go = () => ('withResolvers' in Promise ? Promise.withResolvers() : undefined)"],
    ['one that is called where it is there', 'element.hidePopover?.()'],
    ['one of a thing of our own', 'class Promise2 {}\nconst it = Promise2.withResolvers'],
    ['a name that the script declares', 'const URL = own\nconst url = URL.parse(address)'],
    ['a selector that forgives', "const is = menu.matches(':is(:popover-open)')"],
  ])('%s', (_what, code) => expect(inScript(code)).toEqual([]))

  it.each([
    ['in @supports', '@supports selector(::details-content) { .a::details-content { order: 1 } }'],
    ['in a test for something as young', '@supports (inset-block-start: anchor(bottom)) { .a { position-anchor: --a } }'],
    ['in what forgives', '.a:is(:popover-open, .open) { display: flex }'],
    ['behind an older value', '.a { color: red; color: color-mix(in srgb, blue, red) }'],
    ['beside its older name', '.a { -webkit-user-select: none; user-select: none }'],
    [
      'with a rule for everybody else',
      '.a { color: color-mix(in srgb, var(--a), red) } @supports not (color: color-mix(in srgb, red, red)) { .a { color: red } }',
    ],
  ])('%s', (_what, css) => expect(inStyles(css)).toEqual([]))
})

describe('what the build adds', () => {
  const built = (css: string): string => postcss([popoverOpen(), plainColours()]).process(css, { from: undefined }).css

  it('keeps rules for open popovers where those are not known', () => {
    const css = built('.a, .a:popover-open { display: flex }')
    expect(css).toBe('.a, .a:is(:popover-open, .\\:popover-open) { display: flex }')
    expect(inStyles(css)).toEqual([])
  })

  it.each([
    ['background: color-mix(in oklab, var(--a) 14%, var(--b))', 'background: var(--b)'],
    ['background: color-mix(in oklab, var(--a) 88%, var(--b))', 'background: var(--a)'],
    ['background: color-mix(in oklab, var(--a), var(--b) var(--share))', 'background: var(--a)'],
    ['background: color-mix(in oklab, var(--a) 8%, transparent)', 'background: transparent'],
    ['border: 1px solid color-mix(in srgb, currentcolor 35%, transparent)', 'border: 1px solid currentcolor'],
  ])('names a plain colour behind %s', (mixed, plain) => {
    const css = built(`.a { order: 1; ${mixed} }`)
    expect(css.replace(/\s+/g, ' ')).toMatch(new RegExp(`@supports not .*\\{ \\.a \\{ ${plain.replace(/[()]/g, '\\$&')}`))
    expect(inStyles(css)).toEqual([])
  })
})

describe('exceptions', () => {
  const [young] = youngInScript('planted.js', 'const { promise } = Promise.withResolvers()') as Young[]
  const found = [{ kind: 'scripts' as const, file: 'planted.js', ...young! }]

  it('says what is young, since when, and what to do', () => {
    expect(faultsOf(found, { styles: {}, scripts: {} })).toEqual([
      expect.stringMatching(/^planted\.js: Promise\.withResolvers came with chrome 119, edge 119, .*safari 17\.4; ask whether it is there/),
    ])
  })

  it('lets through what is named with a reason, and wants nothing named in vain', () => {
    expect(faultsOf(found, { styles: {}, scripts: { 'Promise.*': 'brought' } })).toEqual([])
    expect(faultsOf(found, { styles: { 'text-wrap': 'plainer' }, scripts: { 'Promise.*': 'brought' } })).toEqual([
      'script/browsers/excepted.mjs: nothing in the styles is text-wrap any more; take the line out',
    ])
  })
})
