import { randomUUID } from 'node:crypto'
import type { Clock } from '@frontage/kit/clock'
import { createFolderPost, type Post } from '@frontage/kit/post/mail.server'
import { createMailServers } from '@frontage/kit/post/mail-server.server'
import type { Mailing } from '@frontage/kit/post/mailing.server'
import { createSettledPost } from '@frontage/kit/post/settled-post.server'
import { createSmtpPost, type SmtpServer, sendNow } from '@frontage/kit/post/smtp-post.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { ServerSettings } from './settings'
import type { Metrics } from './watching/metrics'
import type { Tracing } from './watching/tracing'

type Given = {
  readonly db: AnyDatabase
  readonly keys: readonly string[]
  readonly clock: Clock
  /** Where e-mails lie that nobody carries. */
  readonly folder: string
  readonly room: Parameters<typeof createFolderPost>[1]
  readonly metrics: Metrics | undefined
  readonly tracing: Tracing | undefined
}

type Settings = Pick<ServerSettings, 'smtpUrl' | 'mailFrom' | 'publicUrl'>

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/

/** A machine that nobody else reaches: there an owner may name a mail server in the own network, too. */
const isOnlyHere = (publicUrl: string | undefined): boolean => !publicUrl || LOOPBACK.test(new URL(publicUrl).hostname)

/** E-mails go to the server of the environment, else to the one that the owner named, else into the folder. */
export function mailingFor({ smtpUrl, mailFrom, publicUrl }: Settings, given: Given): { readonly post: Post; readonly mailing: Mailing } {
  const { db, keys, clock, folder, room, metrics, tracing } = given
  const watched = (plain: Post): Post => {
    const counted = metrics?.countedPost(plain) ?? plain
    return tracing?.tracedPost(counted) ?? counted
  }
  const openPost = (server: SmtpServer): Post => watched(createSmtpPost(server))
  const servers = createMailServers({ db, keys, mayBeLocal: isOnlyHere(publicUrl) })
  const settled = smtpUrl ? undefined : createSettledPost({ servers, folder: watched(createFolderPost(folder, room)), openPost, clock })
  const from = (): string => settled?.from ?? mailFrom

  async function serverNow(): Promise<SmtpServer | undefined> {
    if (smtpUrl) return smtpUrl
    const named = await servers.read()
    return named && servers.open(named)
  }

  return {
    post: settled ?? openPost(smtpUrl!),
    mailing: {
      fixed: smtpUrl ? { host: new URL(smtpUrl).hostname } : undefined,
      servers,
      from,
      load: async () => settled?.load(),
      sendNow: async (letter) => {
        const server = await serverNow()
        if (!server) return undefined
        await settled?.load()
        return sendNow(server, { ...letter, from: from(), messageId: `<${randomUUID()}@${from().split('@')[1] ?? 'localhost'}>` })
      },
    },
  }
}
