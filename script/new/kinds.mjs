// What can be made, what of the feature it needs, and what else changes with it.
import { existsSync, readFileSync } from 'node:fs'
import { withAddition, withImport } from './edit.mjs'
import { importOf, indexOf, policyOf } from './target.mjs'

/** @typedef {{ folder: string, feature: string, dependencies: string[] }} Target */

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

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
 * @type {Record<string, { needs: string[], where: string, changes?: Function, next: string }>}
 */
export const kinds = {
  block: {
    ...{ needs: ['react', 'valibot'], where: 'site/__name__' },
    next: 'See it at /sandbox/__name__ (npm run dev). What owners read about it is in __name__.owner.ts.',
  },
  island: {
    ...{ needs: ['react', 'valibot'], where: 'site/__name__' },
    next: 'See it at /sandbox/__name__ (npm run dev). `npm run budgets` says what it weighs; set `budget` just above that.',
  },
  call: {
    ...{ needs: ['valibot'], where: '.', changes: callChanges },
    next: 'Only owners may make it: whoever else may is said in policy.ts. It is listed at /api/docs.',
  },
  screen: {
    ...{ needs: ['react', '@mantine/core', '@tabler/icons-react'], where: '.' },
    next: 'See it at /admin/__name__. Its place in the menu is `order`; `right` says who sees it.',
  },
}
