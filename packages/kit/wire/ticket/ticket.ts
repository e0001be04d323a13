import * as v from 'valibot'
import { defineCall } from '../call'
import { text } from '../fields'
import { ticketAddress } from '../ticket.address'

/** A fresh ticket, asked for just before the first write, or when an island wakes that will need one. */
export const getTicket = defineCall({
  ...ticketAddress,
  summary: "Get a ticket for a call from a visitor's page",
  request: v.object({ purpose: text(60) }),
  answer: v.object({ ticket: v.string() }),
})
