import { isEmail } from '@frontage/rules/email'
import { type Answers, days, type Week } from './answers'
import { timeIn } from './hours'
import { messages } from './messages.admin'
import { type AskedStep, LONGEST_NAME } from './spec'

export type Issue = { readonly path: string; readonly text: string }
/** What only the server knows: the pictures of the media, and the looks. */
export type KnownHere = { readonly pictures: ReadonlySet<string>; readonly looks: ReadonlySet<string> }

const say = messages.issues

/** Longest texts, as business details take them. */
const LONGEST = { street: 200, town: 140, kind: 60, service: 80, sentence: 200 } as const

const tooLong = (path: string, value: string, most: number): Issue[] =>
  value.trim().length > most ? [{ path, text: say.tooLong(most) }] : []
const issue = (path: string, text: string | undefined): Issue[] => (text ? [{ path, text }] : [])

const checks: { readonly [Step in AskedStep]: (answers: Answers[Step], known: KnownHere) => Issue[] } = {
  business: ({ name, otherKind }) => [
    ...issue('name', nameIssue(name)),
    ...issue('otherKind', otherKind.length > LONGEST.kind ? say.kindTooLong : undefined),
  ],
  place: ({ street, town, phone, email, week }) => [
    ...tooLong('street', street, LONGEST.street),
    ...tooLong('town', town, LONGEST.town),
    ...issue('phone', phoneIssue(phone.trim())),
    ...issue('email', emailIssue(email.trim())),
    ...weekIssues(week),
  ],
  offer: ({ services, currency }) => [
    ...services.flatMap((service, place) => serviceIssues(service, place, services)),
    ...issue('currency', currency && !/^[A-Z]{3}$/.test(currency) ? say.currencyWrong : undefined),
  ],
  logo: ({ use, file, dark }, { pictures }) =>
    use === 'name'
      ? []
      : [
          ...issue('file', pictures.has(file) ? undefined : say.fileGone),
          ...issue('dark', dark === '' || pictures.has(dark) ? undefined : say.fileGone),
        ],
  look: ({ look }, { looks }) => issue('look', look === '' || looks.has(look) ? undefined : say.noSuchLook),
  pages: () => [],
}

/** Everything in the answers of a step that has to be mended, with its place. */
export const issuesIn = <Step extends AskedStep>(step: Step, answers: Answers[Step], known: KnownHere): Issue[] =>
  checks[step](answers, known)

function nameIssue(name: string): string | undefined {
  if (!name.trim()) return say.nameMissing
  return name.trim().length > LONGEST_NAME ? say.nameTooLong : undefined
}

function phoneIssue(phone: string): string | undefined {
  if (!phone) return undefined
  if (!/^[+(\d][\d\s()+./-]*$/.test(phone) || phone.length > 40) return say.phoneWrong
  return phone.replace(/\D/g, '').length < 6 ? say.phoneShort : undefined
}

function emailIssue(email: string): string | undefined {
  if (!email) return undefined
  if (!email.includes('@')) return say.emailNoAt
  return isEmail(email) ? undefined : say.emailWrong
}

const weekIssues = (week: Week): Issue[] => days.flatMap((day) => dayIssues(week[day], messages.days[day], `week.${day}`))

function dayIssues(spans: Week['monday'], day: string, at: string): Issue[] {
  const found = spans.flatMap(({ from, to, isNextDay }, place) => {
    const [opens, closes] = [timeIn(from), timeIn(to)]
    if (opens === undefined) return [{ path: `${at}.${place}.from`, text: say.timeWrong }]
    if (closes === undefined) return [{ path: `${at}.${place}.to`, text: say.timeWrong }]
    return closes <= opens && !isNextDay ? [{ path: `${at}.${place}.to`, text: say.closesEarly(day) }] : []
  })
  const [first, second] = spans.map(({ from, to, isNextDay }) => ({
    from: timeIn(from) ?? '',
    to: isNextDay ? '24:00' : (timeIn(to) ?? ''),
  }))
  return !found.length && first && second && second.from < first.to ? [{ path: `${at}.1.from`, text: say.overlaps(day) }] : found
}

/** `45`, `45.50`, `45,50`, `from 45`, `ab 45`. */
const price = /^(?:(?:from|ab)\s+)?\d{1,6}(?:[.,]\d{1,2})?$/i
export const isPrice = (text: string): boolean => price.test(text.trim())

const named = (name: string): string => name.trim().toLocaleLowerCase()

function serviceIssues(
  { name, text, price: asked }: Answers['offer']['services'][number],
  place: number,
  all: Answers['offer']['services'],
): Issue[] {
  const at = `services.${place}`
  const isTwice = named(name) !== '' && all.findIndex((other) => named(other.name) === named(name)) < place
  return [
    ...issue(`${at}.name`, name.trim() ? (isTwice ? say.serviceTwice : undefined) : say.serviceNameless),
    ...tooLong(`${at}.name`, name, LONGEST.service),
    ...tooLong(`${at}.text`, text, LONGEST.sentence),
    ...issue(`${at}.price`, asked.trim() && !isPrice(asked) ? say.priceWrong : undefined),
  ]
}
