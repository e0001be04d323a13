import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Bench } from './controls'

type Numbered = { readonly id: number; readonly title?: string; readonly form?: { readonly title: string } }

const files: Readonly<Record<string, string>> = {
  'contact-form': 'contact-forms',
  'portfolio-look': 'portfolio-looks',
  'review-display': 'review-widgets',
  'review-badge': 'review-widgets',
  'review-float': 'review-widgets',
  'review-form': 'review-widgets',
}

/** What is kept on screens of its own, by the numbers of an exported site. */
export const storedIn =
  (folder: string): Bench['titleOfStored'] =>
  (field, id) => {
    const all = JSON.parse(readFileSync(path.join(folder, `${files[field]}.json`), 'utf8')) as readonly Numbered[]
    const found = all.find((one) => one.id === id)
    const title = found?.title ?? found?.form?.title
    if (title === undefined) throw new Error(`nothing is kept under ${field} ${id}`)
    return title
  }
