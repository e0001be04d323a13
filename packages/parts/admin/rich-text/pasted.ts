import type { JSONContent } from '@tiptap/core'
import { documentOf } from './document-of'

/** Parts of a copied page that nobody reads. */
const unread = /<!--[\s\S]*?-->|<(style|script|head|title)\b[\s\S]*?<\/\1\s*>/gi

/** What was copied elsewhere, as blocks of a text: its words, and of its looks what the site shows. */
export const pastedFrom = (html: string): readonly JSONContent[] => documentOf(html.replaceAll(unread, '').trim()).content ?? []
