/** What the environment decides; times in seconds. */
export type Settings = {
  readonly sessionIdle: number
  readonly sessionAge: number
  readonly loginWindow: number
  readonly ticketSeconds: number
  /** What one network may send. */
  readonly formMessagesPerMinute: number
  readonly formUploadsPerMinute: number
  /** Whether e-mails go to a mail server, or into a folder that the admin shows. */
  readonly carrier: 'smtp' | 'folder'
  /** Whom to tell of a hole: an e-mail address, or one that starts with https://. Without it the address of the business. */
  readonly securityContact?: string | undefined
  /** Whether pictures are drawn as AVIF as well. */
  readonly drawsAvif: boolean
}
