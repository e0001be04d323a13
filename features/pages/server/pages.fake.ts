import { createTestDatabase } from '@frontage/kit/storage/database.fake'
import type { Engine } from '@frontage/kit/storage/database.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import type { Context } from '@frontage/kit/wire/answer.server'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import * as v from 'valibot'
import { parse } from 'valibot'
import { migrations } from '../migrations'
import { createFeature } from './index'

const shapes = new Map<string, v.GenericSchema>([
  [
    'words',
    v.object({ title: v.pipe(v.string(), v.nonEmpty('Some words are expected.')), level: v.optional(v.picklist(['h2', 'h3']), 'h2') }),
  ],
])

/** The pages feature over an empty database, asked as an owner. Its one block is `words`. */
export async function createPagesSite(engine: Engine, postgresUrl: string) {
  const database = await createTestDatabase(engine, postgresUrl, { ...kitMigrations(engine), ...migrations(engine) })
  const moves: { from: string; to: string }[] = []
  const tools = createFakeTools(database, {
    findBlock: (name) => shapes.get(name),
    isThere: async () => false,
    pageMoved: async ({ from, to }) => void moves.push({ from, to }),
  })
  const feature = createFeature(tools)

  async function as<C extends Call>(name: string, call: C, request: InputOf<C>): Promise<AnswerOf<C>> {
    const route = feature.routes.find((candidate) => candidate.call === call)
    if (!route) throw new Error(`nothing answers ${call.name}`)
    const actor = { role: 'owner', accountId: 1, name, session: 's' } as const
    return route.reply(parse(call.request, request), { actor, requestId: 'test' } as Context) as Promise<AnswerOf<C>>
  }
  const ask = <C extends Call>(call: C, request: InputOf<C>): Promise<AnswerOf<C>> => as('Anna', call, request)
  return { ...tools, database, feature, moves, ask, as, close: database.close }
}

export type PagesSite = Awaited<ReturnType<typeof createPagesSite>>

/** A page of one row with one heading. */
export const written = (path: string, title: string, props: Record<string, unknown> = { title }) => ({
  ...{ version: 2 as const, path, title, description: '', isHidden: false },
  rows: [
    {
      ...{ look: 'paper' as const, air: 'full' as const, align: 'start' as const },
      columns: [{ span: 12 as const, modules: [{ block: 'words', props }] }],
    },
  ],
})
