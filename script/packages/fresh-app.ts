import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { samples } from './samples'

/** A page that uses all four packages, as a developer of another site writes it. */
const main = `import { createClient } from '@frontage/client'
import { ContactForm, Reviews } from '@frontage/react'
import { readForm } from '@frontage/rules/read-form'
import { readSchema } from '@frontage/rules/schema'
import { validate } from '@frontage/rules/validate'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const server = new URLSearchParams(location.search).get('server') ?? ''
const client = createClient(server)

function Shop() {
  const [told, tell] = useState('')
  useEffect(() => {
    const ask = async (): Promise<string> => {
      const { items, total } = await client.call('list-items', { perPage: 2 })
      const more = await client.call('wprp_load_more_revs', { typed: 'yes', perrow: 1, nrows: 1 })
      const schema = await client.call('schema', { id: 1 })
      const found = validate(readSchema(schema), readForm(new FormData()))
      return [items.length, total > 2, more.reviews?.length, found.map(({ field }) => field)].join(' ')
    }
    ask().then(tell, (reason: unknown) => tell(String(reason)))
  }, [])
  return (
    <>
      <p id="told">{told}</p>
      <Reviews server={server} widgetId={1} perRow={2} className="reviews">Reviews</Reviews>
      <ContactForm server={server} widgetId={1}><a href="/contact">Write to us</a></ContactForm>
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Shop />)
`

const wrong = `import { createClient } from '@frontage/client'
import { Popup, Reviews } from '@frontage/react'
import { defineElements } from '@frontage/elements'

// @ts-expect-error there is no such element
defineElements(['frontage-nothing'])
// @ts-expect-error a widget needs its server
export const nowhere = <Reviews widgetId={1} />
// @ts-expect-error pop-ups have no number
export const numbered = <Popup server="https://site.example" widgetId={1} />
// @ts-expect-error a call needs its fields
void createClient('https://site.example').call('get-item')
`

const settings = {
  compilerOptions: {
    ...{
      strict: true,
      noEmit: true,
      module: 'ESNext',
      moduleResolution: 'bundler',
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    },
    ...{ types: [], jsx: 'react-jsx', skipLibCheck: false },
  },
  include: ['*.tsx'],
}
/** Without bundler: what Node and TypeScript ask of a package. */
const strict = { ...settings, compilerOptions: { ...settings.compilerOptions, module: 'NodeNext', moduleResolution: 'NodeNext' } }

/** A plain page; the elements come from a file of its own server. */
const plain = `<!doctype html><title>A plain page</title>
<script type="importmap">{ "imports": { "@frontage/elements": "/elements/index.js" } }</script>
<frontage-review-summary variant="head">Summary</frontage-review-summary>
<frontage-opening-hours heading="no">Hours</frontage-opening-hours>
<script type="module">
  const server = new URLSearchParams(location.search).get('server')
  for (const element of document.querySelectorAll('frontage-review-summary, frontage-opening-hours')) element.setAttribute('server', server)
  await import('@frontage/elements')
</script>`

export type FreshApp = {
  readonly folder: string
  /** Runs a program there; throws with what it printed where it fails. */
  run(command: string, ...words: string[]): string
  /** The built files, by their path. */
  built(): Readonly<Record<string, string>>
  remove(): void
}

/** Packs the packages and installs them, without a network, into a folder that has nothing but React. */
export function createFreshApp(): FreshApp {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-packages-'))
  const run = (command: string, ...words: string[]): string => {
    try {
      return execFileSync(command, words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    } catch (reason) {
      const { stdout, stderr } = reason as { stdout: string; stderr: string }
      throw new Error(`${command} ${words.join(' ')}\n${stdout}${stderr}`)
    }
  }
  execFileSync(process.execPath, ['script/pack.mjs', folder], { stdio: 'pipe' })
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text)
  write('package.json', JSON.stringify({ private: true, type: 'module' }))
  write('tsconfig.json', JSON.stringify(settings))
  write('tsconfig.node.json', JSON.stringify(strict))
  write('main.tsx', main)
  write('wrong.tsx', wrong)
  for (const [name, text] of Object.entries(samples())) write(name, text)
  write('index.html', '<!doctype html><title>A shop</title><body><script type="module" src="/main.tsx"></script>')
  mkdirSync(path.join(folder, 'public'))
  write('public/plain.html', plain)
  const packed = globSync('*.tgz', { cwd: folder }).map((file) => `./${file}`)
  run(
    'npm',
    'install',
    '--offline',
    '--cache',
    path.join(folder, '.npm'),
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--legacy-peer-deps',
    ...packed,
  )
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom', 'csstype']) {
    mkdirSync(path.join(folder, 'node_modules/@types'), { recursive: true })
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name))
  }
  return {
    folder,
    run,
    built: () =>
      Object.fromEntries(
        globSync('dist/**/*.{js,html}', { cwd: folder }).map((file) => [
          `/${path.relative('dist', file)}`,
          readFileSync(path.join(folder, file), 'utf8'),
        ]),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const tool = (file: string): string => path.resolve('node_modules', file)

/** Type-checks the page and builds it with Vite; the plain page gets the elements as files. */
export function buildApp({ folder, run }: FreshApp): void {
  for (const file of ['tsconfig.json', 'tsconfig.node.json']) run(process.execPath, tool('typescript/bin/tsc'), '-p', file)
  run('cp', '-r', path.join(folder, 'node_modules/@frontage/elements/dist'), 'public/elements')
  run(process.execPath, tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn')
}
