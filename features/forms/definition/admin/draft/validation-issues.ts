import type { ValidationIssue } from '@frontage/parts/admin/setting'
import * as v from 'valibot'
import { takesFiles } from '../../../fields-of'
import { contactFormShape } from '../../../form'
import { messages } from '../../messages.admin'
import { type Draft, type DraftField, draftFields, toForm } from './draft'

const words = messages.faults
const choosing = ['select', 'checkbox', 'radio']
const unnamed = ['hidden', 'captcha']

/** What keeps a form from being saved, in the order of the form: where it lies, `steps.0.fields.1.name`, and what to do about it. */
export function issuesOf(draft: Draft): ValidationIssue[] {
  const { issues = [] } = v.safeParse(contactFormShape, toForm(draft))
  const shape = issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', text: issue.message }))
  const ours = [
    ...(draftFields(draft).length === 0 ? [{ path: 'steps', text: words.noField }] : []),
    ...fieldIssues(draft),
    ...thanksIssue(draft),
  ]
  const known = new Set(ours.map(({ path }) => path))
  return [...shape.filter(({ path }) => !known.has(path)), ...ours]
}

function fieldIssues(draft: Draft): ValidationIssue[] {
  const seen = new Set<string>()
  const files: string[] = ['']
  return draft.steps.flatMap(({ fields }, step) => {
    files.push(...fields.filter(takesFiles).map(({ name }) => name))
    return fields.flatMap((field, index) => {
      const at = `steps.${step}.fields.${index}`
      const faults = issuesOfField(field, at)
      if (!files.includes(field.askedWith)) faults.push({ path: `${at}.askedWith`, text: words.noFiles })
      if (seen.has(field.name)) faults.push({ path: `${at}.name`, text: words.sameName })
      seen.add(field.name)
      return faults
    })
  })
}

function issuesOfField({ type, label, options, quiz }: DraftField, at: string): ValidationIssue[] {
  const faults: ValidationIssue[] = []
  if (!label.trim() && !unnamed.includes(type)) faults.push({ path: `${at}.label`, text: words.noLabel })
  if (choosing.includes(type) && options.length === 0) faults.push({ path: `${at}.options`, text: words.noOptions })
  if (type === 'quiz' && quiz.length === 0) faults.push({ path: `${at}.quiz`, text: words.noQuestion })
  return faults
}

function thanksIssue(draft: Draft): ValidationIssue[] {
  const { thanks } = draft
  if (!thanks) return []
  const isThere = draftFields(draft).some(({ type, name }) => type === 'email' && name === thanks.to)
  return isThere ? [] : [{ path: 'thanks.to', text: words.noAddress }]
}

export const parts = ['fields', 'letters', 'after', 'words', 'rules'] as const
export type FormArea = (typeof parts)[number]

const partOfName: Readonly<Record<string, FormArea>> = {
  letter: 'letters',
  thanks: 'letters',
  actions: 'after',
  texts: 'words',
  privacy: 'rules',
  guard: 'rules',
  retention: 'rules',
}

/** On which part of the editor a fault is mended. */
export const partOf = ({ path }: ValidationIssue): FormArea => partOfName[path.split('.')[0] ?? ''] ?? 'fields'
