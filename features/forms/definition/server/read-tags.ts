import { readHtml } from '@frontage/kit/html.server'
import * as v from 'valibot'
import { type ContactForm, contactFormShape, fieldName, fieldShape } from '../../form'
import { tagMessages as say } from '../messages'
import { type Tag, tagsIn } from './tag'
import { particularsOf, type StoredField, typesOfTags } from './tag-fields'

type Complaint = { line: number; reason: string }
type Step = { title: string; back?: string; next?: string; fields: StoredField[] }

/** Tags that say nothing of their own here: the picture stands with its answer, the answer of the form where it always does. */
const silent = ['captchac', 'response', 'count', 'reflection']

/** Reads a template in the originals' notation. What is not understood is named by its line; the rest stands. */
export function readTags(title: string, template: string): { form: ContactForm; complaints: Complaint[] } {
  const complaints: Complaint[] = []
  const steps: Step[] = [{ title: '', fields: [] }]
  const names = new Set<string>()
  let submit: string | undefined
  let before = 0
  for (const tag of tagsIn(template).filter(({ start }, index, all) => index === 0 || start >= (all[index - 1]?.end ?? 0))) {
    const label = labelBefore(template.slice(before, tag.start))
    before = tag.end
    if (tag.type === 'submit') submit = tag.values[0]
    else if (tag.type === 'cf7mls_step') endStep(steps, tag)
    else if (!silent.includes(tag.type)) {
      const field = fieldOf(tag, label, names)
      if (typeof field === 'string') complaints.push({ line: tag.line, reason: field })
      else steps.at(-1)?.fields.push(field)
    }
  }
  const kept = steps.filter(({ fields }, index) => fields.length > 0 || index === 0)
  return { form: v.parse(contactFormShape, { title, steps: kept, ...(submit && { submit }) }), complaints }
}

/** Facts, §8: a step's tag stands at its end: the first says Next and a title, the last Back and a title, others all three. */
function endStep(steps: Step[], { values }: Tag): void {
  const step = steps.at(-1)
  if (!step) return
  const isFirst = steps.length === 1
  const [back, next, title] = values.length > 2 ? values : isFirst ? [undefined, values[0], values[1]] : [values[0], undefined, values[1]]
  Object.assign(step, { title: title ?? '', ...(back && { back }), ...(next && { next }) })
  steps.push({ title: '', fields: [] })
}

/** A field, or why there is none. */
function fieldOf(tag: Tag, label: string, names: Set<string>): StoredField | string {
  const type = Object.hasOwn(typesOfTags, tag.type) ? typesOfTags[tag.type] : undefined
  if (!type) return say.unknownTag(tag.type)
  if (!v.is(fieldName, tag.name)) return say.noName(tag.type)
  if (names.has(tag.name)) return say.twice(tag.name)
  const field = { label, ...particularsOf[type]?.(tag), type, name: tag.name, required: tag.isRequired || type === 'radio' }
  const { success, issues } = v.safeParse(fieldShape, field)
  if (!success) return say.misfit(tag.name, issues[0].message)
  names.add(tag.name)
  return field
}

/** The text of a label around a tag, or the line before it. */
function labelBefore(markup: string): string {
  let text = ''
  for (const piece of readHtml(markup)) {
    if (piece.kind === 'text') text += piece.text
    else if (piece.tag === 'br') text += '\n'
    else if (piece.kind === 'close' && /^(?:label|p|div)$/.test(piece.tag)) text = ''
  }
  const lines = text.split('\n').map((line) => line.trim())
  const last = lines.findLast(Boolean) ?? ''
  return last
    .replace(/(?:\((?:required|optional)\)|\*|:)$/i, '')
    .trimEnd()
    .slice(0, 4000)
}
