import type { Weigh } from '../../server/contracts'
import type { BotChecks } from './bot-checks'
import { doubtsAbout } from './doubts'
import type { VisitorLimits } from './visitor-limits'

/** Counts a message and says what speaks against it; refuses it where its network sends far too many. */
export const createWeigh =
  (limits: VisitorLimits, checks: BotChecks): Weigh =>
  async (known, sent, { bucket, agent, age, hasTicket }) => {
    const { form, id } = known
    await limits.count(id, bucket)
    const [isBusy, check] = await Promise.all([limits.isBusy(id, bucket, hasTicket), checks.verdict(known, sent)])
    return { doubts: doubtsAbout(form, sent, { agent, age, isBusy, hasTicket, check: check.state }), used: check.used }
  }
