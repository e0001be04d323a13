import { addressOf } from '@frontage/kit/wire/address'
import type { Route } from '@frontage/kit/wire/answer.server'
import type { Permission } from '@frontage/kit/wire/permission'
import { type JsonShape, jsonShapeOf } from './json-shape'
import type { SharedShapes } from './shared-shapes'

/** A call as integrators read it: where it goes, who may make it, what it takes and what it answers. */
export type DescribedCall = {
  readonly route: Route
  readonly name: string
  /** The feature that answers it. */
  readonly tag: string
  readonly summary: string
  readonly method: 'GET' | 'POST'
  /** `/api/pages/{id}` */
  readonly path: string
  /** Stands in the field `action` where many calls share an address. */
  readonly action: string | undefined
  readonly isPublic: boolean
  /** Who may make it, in words. */
  readonly right: string
  /** Has to be sent by a page of the site itself. */
  readonly isOwnPagesOnly: boolean
  readonly request: JsonShape
  readonly answer: JsonShape
  /** Status codes of its refusals. */
  readonly refusals: readonly number[]
}

/** `shared` takes in what shapes refer to. Throws with the name of the call when it cannot be described. */
export function describedCall(route: Route, tag: string, shared: SharedShapes): DescribedCall {
  const { call, permission } = route
  const { method, path } = addressOf(call)
  const isPublic = permission?.roles === 'public'
  const shapeOf = (side: 'request' | 'answer'): JsonShape => {
    try {
      return shared.add(jsonShapeOf(call[side], side === 'request' ? 'input' : 'output'))
    } catch (reason) {
      throw new Error(`${call.name}: its ${side} cannot be described. ${(reason as Error).message}`)
    }
  }
  const isAjax = call.via === 'ajax'
  const own = { isPublic, isOwnPagesOnly: method === 'POST' && !isAjax && !call.isOpen, request: shapeOf('request') }
  return {
    ...{ route, tag, ...own, method, name: call.name },
    summary: call.summary ?? sentenceOf(call.name),
    path: path.replace(/:(\w+)/g, '{$1}'),
    action: isAjax ? call.name : undefined,
    right: permission ? rightOf(permission) : '',
    answer: shapeOf('answer'),
    refusals: refusalsOf(route, own),
  }
}

const sentenceOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replace(/[-_]+/g, ' ')

const listed = new Intl.ListFormat('en-GB')

const rightOf = ({ name, roles }: Permission): string =>
  roles === 'public' ? 'anyone' : `${roles.length > 1 ? 'the roles' : 'the role'} ${listed.format(roles)}, by the right \`${name}\``

/** What the kit refuses by itself, and what handlers may where there is something to be missing, changed or counted. */
function refusalsOf(
  { call, permission }: Route,
  { isPublic, isOwnPagesOnly, request }: Pick<DescribedCall, 'isPublic' | 'isOwnPagesOnly' | 'request'>,
): readonly number[] {
  const { method } = addressOf(call)
  const hasFields = Object.keys((request.properties as object) ?? {}).length > 0
  const isWrite = method === 'POST'
  const all: readonly (readonly [number, boolean])[] = [
    [400, hasFields || isWrite],
    [401, !isPublic && !permission?.refusal],
    [403, !isPublic || isOwnPagesOnly || call.ticket !== undefined],
    [404, hasFields && call.via !== 'ajax'],
    [409, isWrite && !isPublic && hasFields],
    [413, isWrite],
    [415, isWrite],
    [429, isWrite && isPublic],
  ]
  return all.flatMap(([status, may]) => (may ? [status] : []))
}
