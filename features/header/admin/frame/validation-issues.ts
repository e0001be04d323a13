import type { ValidationIssue } from '@frontage/parts/admin/setting'
import { getDotPath, safeParse } from 'valibot'
import { type Frame, type FramePart, frameShapes } from '../../frame'
import { messages } from '../../messages.admin'

/** What keeps a frame from being published, and where. */
export function issuesOf(part: FramePart, frame: Frame): ValidationIssue[] {
  const { issues = [] } = safeParse(frameShapes[part], frame)
  const found = new Map<string, string>()
  for (const issue of issues) {
    const path = getDotPath(issue as never) ?? ''
    if (!found.has(path))
      found.set(path, issue.message.startsWith('Invalid ') ? (messages.missing[path] ?? messages.notUnderstood) : issue.message)
  }
  return [...found].map(([path, text]) => ({ path, text }))
}
