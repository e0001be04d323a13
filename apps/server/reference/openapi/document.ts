import type { Route } from '@frontage/kit/wire/answer.server'
import { SESSION_COOKIE } from '@frontage/kit/wire/session-cookie.server'
import type { NamedFeature } from '../../features'
import { ajaxOperation, ajaxSchemas } from './ajax-path'
import { type DescribedCall, describedCall } from './described-call'
import type { JsonShape } from './json-shape'
import { operationOf } from './operation'
import { refusalResponses, refusalSchema } from './refusals'
import { createSharedShapes } from './shared-shapes'

type Described = { readonly calls: readonly DescribedCall[]; readonly document: JsonShape }
type Site = { readonly routes: readonly Route[]; readonly features: readonly NamedFeature[]; readonly publicUrl: string }

/** What belongs to no feature: tickets and previews. */
const SITE = 'site'

/** Every call of the site, and the OpenAPI 3.1 document of them. Throws when one of them cannot be described. */
export function describeCalls({ routes, features, publicUrl }: Site): Described {
  const shared = createSharedShapes()
  const tagOf = (route: Route): string => features.find((feature) => feature.routes.includes(route))?.name ?? SITE
  const calls = routes.map((route) => describedCall(route, tagOf(route), shared))
  return { calls, document: documentOf(calls, shared.all, publicUrl) }
}

const about = `Everything that the pages and the admin of this site ask its server for.

Calls for signed-in people need the session cookie that \`POST /api/sign-in\` sets. Calls that change something must come from a page of this site: browsers say so with \`Origin\`, and other programs send the same header.`

const documentOf = (calls: readonly DescribedCall[], shared: JsonShape, publicUrl: string): JsonShape => ({
  openapi: '3.1.1',
  info: { title: 'Frontage', version: '1', description: about },
  servers: [{ url: publicUrl }],
  tags: [...new Set(calls.map(({ tag }) => tag))].sort().map((name) => ({ name })),
  paths: pathsOf(calls),
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'Set by `POST /api/sign-in`.' },
    },
    parameters: {
      Origin: {
        ...{ name: 'Origin', in: 'header', required: true, schema: { type: 'string', examples: [publicUrl] } },
        description: 'The origin of this site. Browsers send it on their own.',
      },
    },
    schemas: { Refusal: refusalSchema, ...ajaxSchemas(calls.filter(({ action }) => action)), ...shared },
    responses: refusalResponses,
  },
})

function pathsOf(calls: readonly DescribedCall[]): JsonShape {
  const paths: Record<string, Record<string, JsonShape>> = {}
  const ajax = calls.filter(({ action }) => action)
  for (const call of calls.filter(({ action }) => !action))
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) }
  const [{ path } = { path: '' }] = ajax
  return path ? { ...paths, [path]: { post: ajaxOperation(ajax) } } : paths
}
