import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { forget, newFolder, runProgram, startSite } from '../support/site'

/** Everything that was built, packed copies apart: they hold the same. */
const built = (): string[] =>
  globSync('dist/**/*', { exclude: (name) => name.endsWith('.built-from') }).filter((file) => /\.(js|css|html|json|mjs)$/.test(file))

/** What keys of well-known services look like, and values that somebody wrote beside the name of a secret. */
const secrets: Readonly<Record<string, RegExp>> = {
  'a key of a cloud': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/,
  'a token of a place for code': /\b(?:gh[opsu]_[A-Za-z0-9]{36}|github_pat_\w{60,}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36})\b/,
  'a key for payments or e-mail': /\b(?:sk_live_|rk_live_|xox[abp]-|SG\.[\w-]{22}\.)[\w-]{10,}/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'a password in an address': /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[\w.-]+:[^\s@/'"`$<{]{6,}@[\w-]+\./,
}

test('what is built holds no source map, no secret, no test and no path of the machine that built it (bar K06)', () => {
  const files = built()
  expect(files.length).toBeGreaterThan(50)
  expect(globSync('dist/**/*.map')).toEqual([])
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    expect(text.includes('sourceMappingURL='), file).toBe(false)
    expect(text, file).not.toMatch(/BEGIN (?:[A-Z]+ )?PRIVATE KEY|from ["'](?:vitest|fast-check|@playwright\/test)["']/)
    expect(text.includes(process.cwd()), file).toBe(false)
    for (const [kind, pattern] of Object.entries(secrets)) expect(pattern.test(text), `${kind} in ${file}`).toBe(false)
    expect(text, file).not.toMatch(/(?:^|[;{}\s])debugger[;\s}]/)
  }
})

test('pages are drawn by React’s production build, whatever the machine says of itself', () => {
  const program = globSync('dist/server/**/*.js').map((file) => readFileSync(file, 'utf8'))
  expect(program.some((text) => text.includes('react-dom-server.node.production.js'))).toBe(true)
  for (const text of program) {
    expect(text).not.toMatch(/react[\w-]*(?:\.node)?\.development\.js/)
    expect(text).not.toMatch(/(?:from|import) ?["']react(?:-dom)?(?:\/[\w-]+)?["']/)
    expect(text).not.toContain('process.env.NODE_ENV')
  }
})

test('nothing but the site is served: no hidden file, no source, no data, no way in for tests (bar K06)', async () => {
  const site = await startSite({ words: [], folder: newFolder() })
  // Before a site is open one page stands at every address of a page, and no file is there.
  expect(await (await fetch(`${site.base}/package`)).text()).toContain('This website opens soon.')
  for (const address of ['/.env', '/site.sqlite', '/package.json'])
    expect(await (await fetch(site.base + address)).text(), address).toBe('Not found\n')
  expect(runProgram(['site', 'open'], { DATA_DIR: site.folder })).toMatchObject({ status: 0 })
  await expect.poll(async () => (await fetch(`${site.base}/package`)).status).toBe(404)
  const hidden = [
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/.npmrc',
    '/package.json',
    '/package-lock.json',
    '/site.sqlite',
    '/data/site.sqlite',
    '/secret-keys',
    '/site.json',
  ]
  const inside = [
    '/server/frontage.js',
    '/dist/server/frontage.js',
    '/assets/.vite/manifest.json',
    '/assets/manifest.json',
    '/.vite/manifest.json',
    '/apps/server/main.ts',
  ]
  const forTests = [
    '/dev/',
    '/@vite/client',
    '/debug',
    '/test',
    '/metrics',
    '/api/fixture',
    '/api/debug',
    '/server-status',
    '/phpinfo.php',
    '/wp-login.php',
    '/backup.tar.gz',
  ]
  const js = globSync('dist/site/assets/*.js')[0]
  for (const address of [...hidden, ...inside, ...forTests, `/assets/${path.basename(js ?? '')}.map`])
    expect((await fetch(site.base + address)).status, address).toBe(404)
  for (const address of ['/healthz', '/readyz']) {
    const text = await (await fetch(site.base + address)).text()
    expect(text, address).not.toMatch(/\d+\.\d+\.\d+|sqlite|node/i)
  }
  await site.stop()
  forget(site.folder)
})
