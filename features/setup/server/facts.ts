import type { Answers } from '../answers'
import { keptWeek, weekOf } from '../hours'
import type { AskedStep } from '../spec'
import { townIn } from '../town'
import type { Answered } from './answers'
import { kindOf, spokenIn } from './kinds/kinds'
import type { Facts } from './pages/facts'
import { currencyOf } from './pages/money'

/** The week that was answered: that of a choice, or the days as they were changed. */
export const weekAnswered = ({ hours, week }: Answers['place']) => {
  if (hours === '' || hours === 'appointment') return undefined
  return keptWeek(hours === 'own' ? week : (weekOf(hours) ?? week))
}

/** What pages are made of. Steps in which something has to be mended count as if nothing had been answered. */
export function factsOf({ answers, steps, language, timeZone }: Answered): Facts {
  const isGood = (step: AskedStep): boolean => steps.get(step)?.state !== 'faulty'
  const { business, offer, pages, place } = answers
  const kind = kindOf(business.kind)
  const where = isGood('place') ? place : undefined
  const isDone = steps.get('offer')?.state === 'done'
  return {
    name: business.name.trim(),
    kind: kind && spokenIn(kind, language),
    otherKind: kind ? '' : business.otherKind.trim(),
    ...{ street: where?.street.trim() ?? '', ...townIn(where?.town ?? '') },
    ...{ phone: where?.phone.trim() ?? '', email: where?.email.trim() ?? '' },
    week: where && weekAnswered(where),
    isByAppointment: where?.hours === 'appointment',
    services: isDone ? offer.services : [],
    currency: offer.currency || currencyOf(timeZone),
    pages: pages.pages,
    language,
  }
}
