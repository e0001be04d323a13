import { text } from '@frontage/kit/wire/fields'
import { isEmail } from '@frontage/rules/email'
import * as v from 'valibot'
import { buttonMessages } from './messages.answers'
import { MOST_FILE_BYTES, MOST_FILES } from './spec'
import { textsShape } from './texts'

/** The words that the program comes with. */
export const usualButtons = { ...buttonMessages }

const flag = (otherwise: boolean) => v.optional(v.boolean(), otherwise)
const words = (most: number, otherwise = '') => v.optional(text(most), otherwise)
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const list = <Item extends v.GenericSchema>(item: Item, most: number) => v.optional(v.pipe(v.array(item), v.maxLength(most)), [])
const https = v.pipe(text(800), v.regex(/^https:\/\/[^\s@]+$/i, 'The address must start with https://.'))

const ADDRESS = 'Enter a complete e-mail address.'
const address = v.pipe(text(254), v.check(isEmail, ADDRESS))
const NAME = 'Start names with a letter, and use letters, digits and _ only.'

export const fieldTypes = [
  ...(['text', 'email', 'url', 'tel', 'number', 'range', 'date', 'time', 'textarea', 'select', 'checkbox', 'radio'] as const),
  ...(['acceptance', 'quiz', 'captcha', 'file', 'upload', 'hidden', 'note'] as const),
] as const
export type FieldType = (typeof fieldTypes)[number]

/** Facts, §2: names as the schema writes them; those that begin with `_` belong to the form itself. */
export const fieldName = v.pipe(text(80), v.regex(/^[A-Za-z][-A-Za-z0-9_:]*$/, 'Start with a letter, then use letters, digits, - _ or :'))

export const fieldShape = v.object({
  type: v.picklist(fieldTypes),
  name: fieldName,
  /** What stands above it; of `acceptance`: the wording that is agreed to, as simple HTML; of `note`: its text, likewise. */
  label: words(4000),
  /** What stands below it. */
  help: words(500),
  required: flag(false),
  placeholder: words(200),
  /** What it holds at first; of `range` and `number` a number, of `date` a day. */
  value: words(2000),
  autocomplete: words(60),
  /** Half a row where there is room. */
  isHalf: flag(false),
  /** Choices of select, checkbox and radio; an empty value is its label. */
  options: list(v.object({ label: text(200), value: words(200) }), 200),
  /** Select: several may be chosen. Checkbox: only one may. Both: a free text behind the last one. */
  isMultiple: flag(false),
  isExclusive: flag(false),
  hasFreeText: flag(false),
  /** Select: begins with "—Please choose an option—". */
  hasBlank: flag(false),
  /** Number, range, date: bounds as they are written; a day may be relative: `today`, `today+14days`. */
  least: words(30),
  most: words(30),
  step: words(30),
  /** Characters; null: 400 of a line, 2000 of a text. */
  minLength: v.optional(v.nullable(whole(0, 100_000)), null),
  maxLength: v.optional(v.nullable(whole(1, 100_000)), null),
  /** A counter of characters: those that are written, or those that are left (F05). */
  counter: v.optional(v.picklist(['', 'up', 'down']), ''),
  rows: v.optional(whole(1, 60), 6),
  /** Files: endings without dot, or MIME types such as `image/*`; none: the usual ones. */
  accept: list(v.pipe(text(60), v.regex(/^[\w.+-]+(?:\/[\w.+*-]+)?$/, 'Enter file extensions, such as jpg, pdf.')), 100),
  mostBytes: v.optional(whole(1, 100 * 1024 * 1024), MOST_FILE_BYTES),
  mostFiles: v.optional(whole(1, 50), MOST_FILES),
  leastFiles: v.optional(whole(0, 50), 0),
  /** Acceptance: need not be given; or must not be. */
  isOptional: flag(false),
  isInverted: flag(false),
  /** Acceptance: the file field that it goes with; it is asked for only when there are files. Empty: always. */
  askedWith: v.optional(v.union([v.literal(''), fieldName]), ''),
  /** Quiz: one of these is asked. Answers stay on the server. */
  quiz: list(v.object({ question: text(200), answer: text(200) }), 50),
})
export type FormField = v.InferOutput<typeof fieldShape>

const stepShape = v.object({
  title: words(120),
  back: words(60, usualButtons.back),
  next: words(60, usualButtons.next),
  fields: v.pipe(v.array(fieldShape), v.maxLength(100)),
})
export type FormStep = v.InferOutput<typeof stepShape>

/** A letter about an entry. `[your-name]` in its texts is the value of that field; `[_all]` lists all of them. */
const letterShape = v.object({
  to: words(500, '[_site_owner]'),
  subject: words(300, '[_form_title]: [your-subject]'),
  body: words(20_000, '[_all]'),
  /** Name of the field whose address answers go to. Never the sender. */
  replyTo: words(80, 'your-email'),
  /** Names of file fields whose files come along. */
  attach: list(fieldName, 20),
  /** The value of this field chooses the recipient from `departments`. */
  departmentField: words(80),
  departments: list(v.object({ value: text(200), to: address }), 50),
})

/** What happens after a message was taken (F11). Everything here is data; nothing is run. */
const actionsShape = v.object({
  /** Leads to another page. `[field]` in its query is replaced by the encoded value. Hosts other than our own are listed. */
  redirect: v.optional(
    v.nullable(v.object({ url: text(800), inNewTab: flag(false), delay: v.optional(whole(0, 60), 0), hosts: list(text(200), 20) })),
    null,
  ),
  /** A message above the page; simple HTML, sanitised. */
  popup: v.optional(v.nullable(v.object({ title: words(200), body: text(5000) })), null),
  /** A named event for the tag manager, with fixed parameters and the values of named fields. */
  event: v.optional(
    v.nullable(
      v.object({
        name: v.pipe(text(60), v.regex(/^[A-Za-z][\w.:-]*$/, NAME)),
        params: list(v.object({ name: v.pipe(text(40), v.regex(/^[A-Za-z]\w*$/, NAME)), value: words(200) }), 20),
      }),
    ),
    null,
  ),
  /** Other systems that are told, by the server, through the outbox. */
  webhooks: list(
    v.object({
      /** Its name among the systems of this form, which its address is kept under; empty: a new one. */
      id: v.optional(v.pipe(text(40), v.regex(/^[\w-]*$/, NAME)), ''),
      /** Where it is, without path and keys: the server's word. */
      host: words(300),
      /** Only on its way in: it is kept apart and never shown again. Empty keeps the one that is there. */
      url: v.optional(v.union([v.literal(''), https]), ''),
      format: v.optional(v.picklist(['json', 'form', 'xml']), 'json'),
      /** Which field goes under which name; none: all under their own. */
      fields: list(v.object({ name: v.pipe(text(80), v.regex(/^[A-Za-z_][\w.-]*$/, NAME)), field: fieldName }), 100),
    }),
    10,
  ),
  /** Hands over to the payment service; the server computes the amount: that of the choice in `amountField`, or `amount`. */
  paypal: v.optional(
    v.nullable(
      v.object({
        business: address,
        item: text(120),
        currency: v.pipe(text(3), v.regex(/^[A-Z]{3}$/, 'Enter three capital letters, such as EUR.')),
        amount: words(12),
        amountField: words(80),
        amounts: list(
          v.object({
            value: text(200),
            amount: v.pipe(text(12), v.regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'Enter each amount as a number, such as 240.00.')),
          }),
          100,
        ),
      }),
    ),
    null,
  ),
})

/** How programs are kept away. Doubtful messages wait in quarantine, nothing disappears. */
const guardShape = v.object({
  check: v.optional(v.picklist(['own', 'recaptcha', 'turnstile', 'hcaptcha', 'none']), 'own'),
  siteKey: words(200),
  /** Only on its way in: it is kept apart and never shown again. Empty keeps the one that is there. */
  secretKey: words(200),
  /** A message with one of these, in any case, is spam (facts, §3). */
  disallowed: list(text(100), 500),
})

/** Everything an owner decides about one contact form. Stored with a version; an entry belongs to the version it was sent with. */
export const contactFormShape = v.object({
  title: text(200),
  steps: v.pipe(v.array(stepShape), v.minLength(1), v.maxLength(12)),
  submit: words(60, usualButtons.submit),
  /** A last look at everything before it is sent (F07). */
  hasReview: flag(false),
  /** What stands beside the form about the use of what is written; its version is kept with the entry. */
  privacy: words(2000),
  texts: v.optional(textsShape, {}),
  letter: v.optional(letterShape, {}),
  /** A letter of thanks to the visitor: no visitor's free text goes into it. */
  thanks: v.optional(v.nullable(v.object({ to: v.optional(fieldName, 'your-email'), subject: text(300), body: text(10_000) })), null),
  actions: v.optional(actionsShape, {}),
  guard: v.optional(guardShape, {}),
  /** A missing acceptance is an error at its field instead of a message of its own (facts, §3). */
  acceptanceAsValidation: flag(false),
  /** For people who are signed in only. */
  subscribersOnly: flag(false),
  /** Keeps messages, sends nothing. */
  demoMode: flag(false),
  /** Days after which entries are deleted; 0: never. */
  retention: v.optional(whole(0, 3650), 0),
})
export type ContactForm = v.InferOutput<typeof contactFormShape>
export type StoredContactForm = v.InferInput<typeof contactFormShape>

/** A form as visitors may know it: no recipients, no answers, no secrets. */
export const publicFormShape = v.object({
  ...v.omit(contactFormShape, ['letter', 'thanks', 'actions', 'guard', 'retention']).entries,
  guard: v.pick(guardShape, ['check', 'siteKey']),
})
export type PublicForm = v.InferOutput<typeof publicFormShape>
