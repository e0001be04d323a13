/** What stands in the fields once it was kept: what the server made of it, unless more was typed in the meantime. */
export const afterKeeping = <Draft>(now: Draft, sent: Draft, kept: Draft): Draft => (now === sent ? kept : now)
