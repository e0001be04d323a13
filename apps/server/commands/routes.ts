import { addressOf } from '@frontage/kit/wire/address'
import type { Route } from '@frontage/kit/wire/answer.server'
import { withApp } from './with-app'

/** `frontage routes [--json]`: every call with its address and who may make it. */
export async function listRoutes(words: readonly string[]): Promise<void> {
  await withApp(async ({ router }) => {
    const routes = router.routes.map(described)
    if (words.includes('--json')) console.log(JSON.stringify(routes, null, 2))
    else
      for (const { method, path, action, permission } of routes)
        console.log(`${method.padEnd(5)} ${path}${action ? ` ${action}` : ''}  ${permission}`)
  })
}

function described({ call, permission }: Route) {
  const roles = permission?.roles ?? []
  return {
    ...addressOf(call),
    name: call.name,
    ...(call.via === 'ajax' && { action: call.name }),
    permission: permission?.name ?? '',
    roles,
  }
}
