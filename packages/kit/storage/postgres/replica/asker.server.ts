import pg from 'pg'

/** Milliseconds for a connection, and for an answer. */
const PATIENCE = 2_000

export type Asker = ReturnType<typeof createAsker>

/** A connection of its own for small questions, made anew after it was lost; `onLost` hears of that at once. */
export function createAsker(connect: (config: pg.ClientConfig) => Promise<pg.Client>, onLost: () => void = () => {}) {
  let current: Promise<pg.Client> | undefined

  async function open(): Promise<pg.Client> {
    const client = await connect({ connectionTimeoutMillis: PATIENCE, keepAlive: true })
    client.once('end', onLost)
    return client
  }

  const letGo = (connected: Promise<pg.Client>): Promise<void> => connected.then((client) => client.end()).catch(() => undefined)

  return {
    /** The one row of an answer. Throws when there is none in time. */
    ask: async <Row extends object>(text: string): Promise<Row> => {
      current ??= open()
      const asked = current
      try {
        const { rows } = await (await asked).query<Row>({ text, query_timeout: PATIENCE } as pg.QueryConfig)
        return rows[0]!
      } catch (reason) {
        if (current === asked) current = undefined
        void letGo(asked)
        throw reason
      }
    },
    end: async (): Promise<void> => {
      if (current) await letGo(current)
    },
  }
}

/** A connection to one host, whatever it is. */
export async function connectTo(connectionString: string, config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (reason) {
    client.end().catch(() => {})
    throw reason
  }
}
