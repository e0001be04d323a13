// `npm run report:translations`: which texts have no words in the languages that there are.
import { globSync } from 'node:fs'
import { createServer } from 'vite'

const files = globSync('{apps,features,packages}/**/messages*.??.ts', { exclude: (name) => name === 'node_modules' })
const languages = [...new Set(files.map((file) => /\.(\w\w)\.ts$/.exec(file)[1]))].sort()

const vite = await createServer({ configFile: false, appType: 'custom', logLevel: 'error', server: { middlewareMode: true, ws: false } })
try {
  const { reportOf } = await vite.ssrLoadModule('/apps/server/translations.ts')
  for (const language of languages) console.log(reportOf(language).join('\n'))
} finally {
  await vite.close()
}
