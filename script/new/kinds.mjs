// What can be made, what of the feature it needs, and what else changes with it.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withAddition, withImport } from './edit.mjs'
import { importOf, indexOf, policyOf } from './target.mjs'

/** @typedef {{ folder: string, feature: string, dependencies: string[] }} Target */

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The later of today and of the newest step there is: steps run in the order of their names. */
export function dateOfNext() {
  const steps = globSync(['features/*/migrations/[0-9]*.ts', 'packages/kit/storage/migrations/[0-9]*.ts'])
  const dates = steps.map((file) => path.basename(file).slice(0, 10))
  return [...dates, new Date().toISOString().slice(0, 10)].sort().at(-1)
}

/** The first step of a feature brings the file that puts its steps together. */
function migrationChanges(target, { __feature__ }) {
  const all = `features/${__feature__}/migrations/index.ts`
  if (existsSync(all)) return {}
  const index = indexOf(target)
  const steps = {
    property: 'migrations',
    code: '...migrations(tools.engine)',
    named: 'migrations',
    from: importOf(index, path.dirname(all)),
  }
  return { [all]: read('features/header/migrations/index.ts'), [index]: withAddition(index, read(index), steps) }
}

/** @returns {Record<string, string>} changed files with their new text */
function callChanges(target, { __camel__, __Name__, __name__, __Title__ }) {
  const [index, policy] = [indexOf(target), policyOf(target)]
  const route = {
    ...{ property: 'routes', code: `${__camel__}Route(tools)`, named: `${__camel__}Route` },
    from: importOf(index, `${target.folder}/server/${__name__}`),
  }
  const rights = read(policy)
  const right = `${rights ? '' : '\n'}/** ${__Title__}. */\nexport const may${__Name__} = permission('${target.feature}.${__name__}', ['owner'])\n`
  return {
    [index]: withAddition(index, read(index), route),
    [policy]: withImport(rights + right, 'permission', '@frontage/kit/wire/permission'),
  }
}

/**
 * Each kind: where its templates go, the packages that it needs, what else changes, and what to look at next.
 * @type {Record<string, { needs: string[], where: string, changes?: Function, isOfFeature?: true, next: string }>}
 */
export const kinds = {
  block: {
    ...{ needs: ['react', 'valibot'], where: 'site/__name__' },
    next: 'See it at /sandbox/reference#__name__ (npm run dev). What owners read about it is in __name__.editor.ts.',
  },
  island: {
    ...{ needs: ['react', 'valibot'], where: 'site/__name__' },
    next: 'See it at /sandbox/reference#__name__ (npm run dev). `npm run budgets` says what it weighs; set `budget` just above that.',
  },
  call: {
    ...{ needs: ['valibot'], where: '.', changes: callChanges },
    next: 'Only owners may make it: whoever else may is said in policy.ts.',
  },
  screen: {
    ...{ needs: ['react', '@frontage/parts', '@mantine/core', '@tabler/icons-react'], where: '.' },
    next: 'See it at /admin/__name__. Its place in the menu is `order`; `right` says who sees it.',
  },
  migration: {
    ...{ needs: [], where: 'migrations', changes: migrationChanges, isOfFeature: true },
    next: 'Write what it changes, then `npx vitest run apps/server/earlier-states`. When it is final: npm run lock:migrations',
  },
}
