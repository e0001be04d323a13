import type { Clock } from '../time/clock'
import type { Post } from './mail.server'
import type { KeptMailServer, MailServers } from './mail-server.server'
import type { SmtpServer } from './smtp-post.server'

type Needs = {
  readonly servers: Pick<MailServers, 'read' | 'wasNamed' | 'open'>
  /** Where e-mails lie while no server is named. */
  readonly folder: Post
  readonly openPost: (server: SmtpServer) => Post
  readonly clock: Clock
}

/** After so many milliseconds a name is looked up again. */
const OPENED_FOR = 600_000

export type SettledPost = Post & {
  /** Who carries e-mails from now on. To be asked for at the start, and whenever that was changed. */
  load(): Promise<void>
  /** Whom e-mails come from, if the owner said so. */
  readonly from: string | undefined
}

/** Carries e-mails to the mail server that the owner named, and into the folder while there is none. */
export function createSettledPost({ servers, folder, openPost, clock }: Needs): SettledPost {
  let server: KeptMailServer | undefined
  let wasServer = false
  let opened: { readonly post: Post; readonly server: KeptMailServer; readonly at: number } | undefined
  let loading: Promise<void> | undefined

  const load = (): Promise<void> => {
    loading = Promise.all([servers.read(), servers.wasNamed()]).then(([found, wasNamed]) => {
      server = found
      wasServer = wasNamed
    })
    return loading
  }

  async function current(): Promise<Post> {
    await (loading ?? load())
    if (!server) return folder
    const now = clock.now().getTime()
    if (opened?.server !== server || now - opened.at > OPENED_FOR) opened = { post: openPost(await servers.open(server)), server, at: now }
    return opened.post
  }

  return {
    load,
    get from() {
      return server?.from
    },
    get host() {
      return server?.host
    },
    get isFolder() {
      return server === undefined
    },
    get wasServer() {
      return wasServer
    },
    send: async (letter, how) => (await current()).send(letter, how),
    forget: async (messageId) => folder.forget?.(messageId),
    sweep: async (before) => folder.sweep?.(before),
    close: () => opened?.post.close?.(),
  }
}
