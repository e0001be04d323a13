// Which sources hold words of the admin, and which catalogue has theirs.
import { globSync } from 'node:fs'

const admin = ['apps/admin/**/*.{ts,tsx}', 'features/*/{,*/}admin/**/*.{ts,tsx}', 'packages/{kit,parts}/admin/**/*.{ts,tsx}']
/** Words for owners beside their blocks, messages, and what features and screens share. */
const shared = [
  'features/*/{,*/}site/*/*.editor.ts',
  'features/*/*.ts',
  'features/*/{pages,editor,documents,checks,items,looks,catalogue,import,listing,submission,moderation,displays,transfer,definition,delivery,filling,inbox,protection,uploads,search,details,discovery,redirects,editor,wordpress}/*.ts',
  'packages/rules/*.ts',
  'packages/kit/{colours,island,text,time,wire}/*.ts',
  'packages/kit/wordpress/**/messages*.ts',
  'packages/kit/*.ts',
]
/** What the server answers with. */
const server = [
  'features/*/{,*/}server/**/*.ts',
  'apps/server/**/*.ts',
  'packages/kit/{storage/revision,storage/files/*,trash/trash}.server.ts',
]

const isLeftOut = (file) =>
  /\.(?:test|fake|setup|d|store|tables)\.tsx?$|\.de\.ts$|\.examples\.|\/migrations\/|\/commands\/|\/(?:reference|watching|portfolio\/wordpress)\/|\/server\/sample-|typefaces\.ts$|standard-forms?\.|-names\.ts$|\/setup\/server\/(?:kinds|pages)\/|\/forms\/(?:filling|uploads|delivery)\/messages|\/messages\.(?:mail|uses)|(?:field-starts|step-edits)\.ts$|wall\.ts$|wire\.schema\.ts$|\/words\/hostile|words\.(?:en|de)\.ts$/.test(
    file,
  )

const unique = (globs) => [...new Set(globs.flatMap((glob) => globSync(glob)))].filter((file) => !isLeftOut(file)).sort()

export const sourceFiles = () => unique([...admin, ...shared, ...server])

/** What visitors read (apps/server/texts.ts); owners read the titles of its groups, and when each text is shown, under Site texts. */
const visitors = ['features/*/{,*/}messages*.ts', 'packages/parts/{*/,}{messages,words}.ts', 'apps/server/messages.ts']
export const textFiles = () =>
  [...new Set(visitors.flatMap((glob) => globSync(glob)))].filter((file) => !/\.(?:test|de)\.ts$/.test(file)).sort()

/** Whether the plugin of the build looks into a file, given from the root. */
const inBuild = /^(?:apps\/admin\/|features\/.*\.tsx?$|packages\/(?:kit|parts|rules)\/)/
export const isTranslated = (file) =>
  inBuild.test(file) &&
  /\.tsx?$/.test(file) &&
  !isLeftOut(file) &&
  (!/\/site\//.test(file) || file.endsWith('.editor.ts')) &&
  !/^packages\/parts\/(?!admin)/.test(file)

/** `features/reviews`, `packages/parts`, `apps/admin`. */
export const homeOf = (file) => {
  const home = file.split('/').slice(0, 2).join('/')
  return home === 'packages/rules' ? 'packages/kit' : home
}

/** What several features say is translated once. */
export const COMMON = 'packages/kit'

export const catalogueOf = (home) => `${home}/messages.admin.de.json`
