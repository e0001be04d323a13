import type { OtherServer } from '@frontage/kit/wire/other-server.client'

/** The servers of forms that are not ours to take, by the number of the form here (contact-form.other-server.client.ts). */
export const otherServers = new Map<number, OtherServer>()
