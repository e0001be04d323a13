import { htmlOf } from '@frontage/kit/rich-text'
import { richTextOf } from '@frontage/kit/rich-text.server'
import { slugOf } from '@frontage/kit/slug'
import { wordsOfHtml } from '@frontage/kit/text-of-html.server'
import * as v from 'valibot'
import { type ContactForm, contactFormShape, fieldShape, type StoredContactForm } from '../../../form'
import { gaps as words } from '../../../messages.gaps'
import type { StoredField } from '../tag-fields'

const MOST_FIELDS = 100
const MOST_STEPS = 12

type Step = { title: string; back?: string; next?: string; fields: StoredField[] }
/** A field without its name, which is made of its label. */
export type NewField = Omit<StoredField, 'name'>
export type BuiltForm = { readonly form: ContactForm | undefined; readonly gaps: readonly string[] }

/** A form of another plugin on its way here. Everything that does not fit is named, with the form. */
export class FormBuilder {
  readonly title: string
  readonly #steps: Step[] = [{ title: '', fields: [] }]
  readonly #names = new Map<string, string>()
  readonly #taken = new Set<string>()
  readonly #gaps = new Set<string>()

  constructor(title: string) {
    this.title = wordsOfHtml(title).slice(0, 200) || 'Form'
  }

  /** What is left out: `of` says it of this form. */
  gap(of: (form: string) => string): void {
    this.#gaps.add(of(this.title))
  }

  /** Adds a field; texts may name it by any of these keys. */
  field(keys: readonly string[], { label = '', ...given }: NewField): void {
    const step = this.#steps.at(-1)!
    if (step.fields.length >= MOST_FIELDS) return void this.gap(words.tooMany)
    const name = this.#nameFor(keys[0] ?? '', label)
    const field = { ...given, label, name } as StoredField
    const fits = v.is(fieldShape, field)
    const plain = { type: field.type, name, label: wordsOfHtml(label).slice(0, 4000), required: field.required ?? false } as StoredField
    if (!fits) this.gap((form) => words.misfit(wordsOfHtml(label).slice(0, 60), form))
    if (fits || v.is(fieldShape, plain)) step.fields.push(fits ? field : plain)
    for (const key of keys) if (!this.#names.has(key)) this.#names.set(key, name)
  }

  /** Words among the fields, as simple HTML. */
  note(html: string): void {
    const label = htmlOf(richTextOf(html)).slice(0, 4000)
    if (wordsOfHtml(label)) this.field([], { type: 'note', label })
  }

  #nameFor(key: string, label: string): string {
    const wish = slugOf(wordsOfHtml(label), 60).replace(/^[^a-z]+/, '') || `field-${slugOf(key, 40) || this.#taken.size + 1}`
    let name = wish
    for (let count = 2; this.#taken.has(name); count++) name = `${wish}-${count}`
    this.#taken.add(name)
    return name
  }

  /** The name here of the field that a plugin names so. */
  nameOf(key: string): string | undefined {
    return this.#names.get(key)
  }

  /** How the step that stands now is called, or its buttons. */
  step({ title, back, next }: { readonly title?: string; readonly back?: string; readonly next?: string }): void {
    Object.assign(this.#steps.at(-1)!, {
      ...(title && { title: title.slice(0, 120) }),
      ...(back && { back: back.slice(0, 60) }),
      ...(next && { next: next.slice(0, 60) }),
    })
  }

  /** Ends the step; the next one begins. */
  endStep(): void {
    if (this.#steps.length < MOST_STEPS) this.#steps.push({ title: '', fields: [] })
    else this.gap(words.tooMany)
  }

  finish(rest: Omit<StoredContactForm, 'title' | 'steps'>): BuiltForm {
    const steps = this.#steps.filter(({ fields }, index) => fields.length > 0 || index === 0)
    const whole = v.safeParse(contactFormShape, { title: this.title, steps, ...rest })
    if (!whole.success) this.gap(words.mails)
    const plain = whole.success ? whole : v.safeParse(contactFormShape, { title: this.title, steps })
    return { form: plain.success ? plain.output : undefined, gaps: [...this.#gaps] }
  }
}
