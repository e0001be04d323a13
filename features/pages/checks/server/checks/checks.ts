import type { TextColours } from '@frontage/kit/text-colours'
import type { PageDocument } from '../../../page'
import { readableOf } from '../../../readable'
import type { Finding } from '../../../validation-issue'
import { type FindShape, issuesOf } from '../../../validation-issues'
import { messages } from '../../messages'
import { checkAlt } from './alt'
import { checkCaptions } from './captions'
import { checkContrast, type Tones } from './contrast'
import { checkHeadings } from './headings'
import { type Around, checkLinks } from './links'

/** Everything that is to be mended before a page is published: what visitors would run into first. */
export async function findingsOn(
  document: PageDocument,
  find: FindShape,
  around: Around & { readonly letters: TextColours; readonly tones: Tones },
): Promise<Finding[]> {
  const links = await checkLinks(document, around)
  const faults = issuesOf(document, find).filter(({ path }) => path !== 'title' && !links.some(({ at }) => at === path))
  const findings: Finding[] = [
    ...checkAbout(document),
    ...faults.map(({ path, text }) => ({ at: path, rule: 'faults' as const, severity: 'must' as const, text })),
    ...links,
    ...checkAnchors(document),
    ...checkContrast(readableOf(document).page, around.letters, around.tones),
    ...checkHeadings(document),
    ...checkAlt(document),
    ...checkCaptions(document),
  ]
  return [...findings.filter(({ severity }) => severity === 'must'), ...findings.filter(({ severity }) => severity === 'should')]
}

function checkAbout({ title, description }: PageDocument): Finding[] {
  const findings: Finding[] = []
  if (!title.trim()) findings.push({ at: 'title', rule: 'about', severity: 'must', text: messages.titleMissing })
  if (!String(description).trim())
    findings.push({ at: 'description', rule: 'about', severity: 'should', text: messages.descriptionMissing })
  return findings
}

const checkAnchors = ({ rows }: PageDocument): Finding[] =>
  rows.flatMap(({ anchor }, place) => {
    const isTaken = anchor !== undefined && rows.findIndex((row) => row.anchor === anchor) < place
    return isTaken
      ? [{ at: `rows.${place}.anchor`, rule: 'links', severity: 'should', text: messages.sameAnchor(anchor) } satisfies Finding]
      : []
  })
