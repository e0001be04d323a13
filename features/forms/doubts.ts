/** Why a message was held back. */
export const doubts = ['honeypot', 'too-fast', 'too-many', 'disallowed', 'links', 'bot-check', 'no-agent', 'no-ticket'] as const
export type SpamSignal = (typeof doubts)[number]
