import { expect, test } from 'vitest'
import { shadowSheetOf } from './shadow-sheet'

test('what is said of the page is said of the wrapper', () => {
  const { css } = shadowSheetOf([
    '@layer reset{*{margin:0}html{color:red}}@layer base{body{color:blue}.body{top:0}}:root[data-theme=dark]{--a:1}',
  ])
  expect(css).toContain('*{margin:0}.frontage{color:red}')
  expect(css).toContain('@layer base{.frontage{color:blue}.body{top:0}}')
  expect(css).toContain('.frontage[data-theme=dark]{--a:1}')
})

test.each([
  ['padding:1.5rem -.25rem', 'padding:24px -4px'],
  ['width:calc(100% - 2rem)', 'width:calc(100% - 32px)'],
  ['@media (width<=61.99rem){}', '@media (width<=991.84px){}'],
  ['.a-2rem{}', '.a-2rem{}'],
])('%s does not hang on the letters of the other page', (ours, theirs) => {
  expect(shadowSheetOf([ours]).css).toContain(theirs)
})

test('what the page around sets stands before a value of the root, and planes go on mixing theirs of it', () => {
  const { css } = shadowSheetOf([
    '@layer tokens{:root,:where([data-scheme]){--radius:2px;--color-accent:light-dark(#fff, #000)}[data-plane=band]{--color-accent:gold}}:root{--letter-width:1}',
  ])
  expect(css).toContain('--radius:var(--frontage-radius,2px);--color-accent:var(--frontage-color-accent,light-dark(#fff, #000))}')
  expect(css).toContain('[data-plane=band]{--color-accent:gold}')
  expect(css).toContain('.frontage{--letter-width:1}')
})

test('fonts are declared outside', () => {
  const { css, fonts } = shadowSheetOf(['@font-face{font-family:A;src:url(/assets/a.woff2)}p{top:0}'])
  expect(fonts).toBe('@font-face{font-family:A;src:url(/assets/a.woff2)}')
  expect(css).not.toContain('@font-face')
})
