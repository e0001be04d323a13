import { expect, test } from 'vitest'
import { classesOf, classesTakenIn, misfits } from './class-names.mjs'

test('classes are read out of every kind of selector, and nothing else is', () => {
  const css = `.list, ul.rows > .row:hover::before { content: ".dot"; width: 0.5rem }
    html:has([data-bar]) .over:not(.quiet) { color: red }
    a[href$=".pdf"] :global(.theirs) .own { color: red }
    @media print { .apart { display: none } }
    @keyframes go { 50.5% { opacity: 0 } }`
  expect([...classesOf(css)]).toEqual(['list', 'rows', 'row', 'over', 'quiet', 'own', 'apart'])
})

test('a class is taken by its name, and by no name that is made when the code runs', () => {
  const file = 'features/mail/admin/mails/planted.tsx'
  const source = `import rows from '@frontage/parts/admin/lists/rows.module.css'
    import styles from './mails.module.css'
    export const Planted = () => <ul className={\`\${rows.list} \${styles['list']}\`}>{other.styles}</ul>`
  expect(classesTakenIn(file, source)).toEqual([
    { sheet: 'packages/parts/admin/lists/rows.module.css', taken: new Set(['list']) },
    { sheet: 'features/mail/admin/mails/mails.module.css', taken: new Set(['list']) },
  ])
  expect(() => classesTakenIn(file, `${source}\nstyles[name]`)).toThrow('hides which class')
})

test('every class that code takes has a rule, and every class of a sheet is taken', () => {
  expect(misfits()).toEqual([])
})
