import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { helps } from '../../apps/server/commands/help'
import { commandsIn, deadLinks, docPages } from './pages'

const pages = docPages()
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test.each(pages.map((page) => [page.file, page] as const))('links of %s lead somewhere', (_, page) => {
  expect(deadLinks(page)).toEqual([])
})

test('what pages say to run is there, and runs under the Node that the project brings', () => {
  const missing = pages.flatMap((page) =>
    commandsIn(page).flatMap((command) => {
      const [, run] = /^npm run (?:--silent )?([\w:-]+)/.exec(command) ?? []
      const [, program] = /^(?:sudo )?(?:bash )?(script\/[\w./-]+|fences\.mjs)/.exec(command) ?? []
      const isMissing = (run && !scripts[run]) || (program && !existsSync(program)) || /^node script\//.test(command)
      return isMissing ? [`${page.file}: ${command}`] : []
    }),
  )
  expect(missing).toEqual([])
})

/** Commands of guides that are written for people who run or move a site. */
const FRONTAGE = /^(?:\$ )?(?:sudo (?:SITE=\w+ )?|npx |docker compose (?:-f \S+ )?exec site )?frontage ([a-z][\w-]*)(.*)$/

test('commands of the program, and their options, are those that its help names', () => {
  const unknown = pages.flatMap((page) =>
    commandsIn(page).flatMap((command) => {
      const [, name = '', rest = ''] = FRONTAGE.exec(command) ?? []
      if (!name) return []
      const help = helps[name]
      const said = help && `${help.use} ${help.more ?? ''}`
      const options = rest.match(/ --[a-z][\w-]*/g) ?? []
      const wrong = help ? options.filter((option) => !said?.includes(option.trim())) : [name]
      return wrong.length ? [`${page.file}: ${command}: ${wrong.join(' ')}`] : []
    }),
  )
  expect(unknown).toEqual([])
})

/** What the guide names of WordPress, its plugins and other programs. */
const OTHERS = new Set([
  ...['Tools', 'Export', 'All content', 'Download Export File', 'Appearance', 'Customize', 'Quick', 'SQL', 'Redirection', 'CSV', 'Backups'],
  ...['Astra', 'Export Settings', 'Import / Export Customizer Settings', 'Customizer Export/Import', 'Export/Import', 'WPForms', 'Forms'],
  ...['Import/Export', 'Import / Export', 'Export Forms', 'Ninja Forms', 'Export Form', 'WP Reviews Pro', 'Review List', 'Templates'],
  ...['Download CSV File of Reviews', 'Redirection JSON', 'Site Reviews', 'Export Reviews', 'CSV UTF-8'],
])

test('what the guide “Moving from WordPress” names in the admin is called so there', () => {
  const files = globSync('{apps,features,packages}/**/messages.admin.de.json', { exclude: ['**/node_modules'] })
  const admin = new Set(files.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)))
  const guide = pages.find(({ file }) => file === 'docs/guides/wordpress.md')!
  const named = [...guide.prose.replaceAll('**', '').matchAll(/\*([^*\n]+)\*/g)].flatMap(([, label = '']) => label.split(' → '))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((label) => !admin.has(label) && !OTHERS.has(label))).toEqual([])
})
