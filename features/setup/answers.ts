import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { LONGEST_NAME, MOST_SERVICES, pageNames } from './spec'

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Day = (typeof days)[number]

const flag = v.optional(v.boolean(), false)
/** As it was typed: nothing that does not fit is lost, it is named. */
const typed = (most = 300) => v.optional(text(most), '')

/** `to` before `from` closes on the next day where `isNextDay` says so. Times are `09:00`. */
const typedSpan = v.object({ from: typed(20), to: typed(20), isNextDay: flag })
const typedWeek = v.object(
  v.entriesFromList(days, v.optional(v.pipe(v.array(typedSpan), v.maxLength(2, 'A day can have at most two opening times.')), [])),
)

/** `''`: nothing was chosen. `own`: days were changed one by one. `appointment` has no hours. */
const hoursChoices = ['', 'weekdays', 'six-days', 'every-day', 'appointment', 'own'] as const

const service = v.object({ name: typed(), text: typed(500), price: typed(60) })

/** What was answered in each step, as it was typed. */
export const answerShapes = {
  /** `kind` is the id of one in the list; `otherKind` what was typed for “Something else”. Both empty: it was left out. */
  business: v.object({ name: typed(LONGEST_NAME * 4), kind: typed(60), otherKind: typed(120) }),
  place: v.object({
    street: typed(),
    /** Town and postcode in one line, in any order. */
    town: typed(),
    phone: typed(60),
    email: typed(),
    hours: v.optional(v.picklist(hoursChoices), ''),
    week: v.optional(typedWeek, {}),
  }),
  offer: v.object({
    services: v.optional(v.pipe(v.array(service), v.maxLength(MOST_SERVICES, `At most ${MOST_SERVICES} services, please.`)), []),
    /** ISO 4217, what prices are in: `NZD`. Empty: that of the time zone of the site. */
    currency: typed(3),
  }),
  logo: v.object({
    use: v.optional(v.picklist(['name', 'file']), 'name'),
    /** Pictures of the media: `harbour-logo.png`. `dark` is for dark ground. `plate`: one stands behind the logo where it could hardly be seen. */
    file: typed(120),
    dark: typed(120),
    plate: v.optional(v.boolean(), true),
    /** Whether buttons and links take the colour of the logo, and which that is: `#1d555a`. */
    takesColour: flag,
    colour: typed(7),
  }),
  /** The name of a whole look: `stillwater`. */
  look: v.object({ look: typed(60) }),
  pages: v.object({ pages: v.optional(v.array(v.picklist(pageNames)), []) }),
} as const

export const answersShape = v.object(answerShapes)
export type Answers = v.InferOutput<typeof answersShape>
export type HoursChoice = (typeof hoursChoices)[number]
export type Week = Answers['place']['week']
