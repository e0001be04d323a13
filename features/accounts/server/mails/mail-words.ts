import { personTexts } from '@frontage/kit/person-texts'
import { accountMailTexts, weeklyMailTexts } from '../../messages.mail'
import { germanAccountMail, germanWeeklyMail } from '../../messages.mail.de'

export const accountMailWords = /* @__PURE__ */ personTexts(accountMailTexts, { de: germanAccountMail })
export const weeklyMailWords = /* @__PURE__ */ personTexts(weeklyMailTexts, { de: germanWeeklyMail })
export type AccountMailWords = ReturnType<typeof accountMailWords>
