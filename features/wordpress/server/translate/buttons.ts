import { readHtml } from '@frontage/kit/html.server'
import type { WordPressBlock } from '@frontage/kit/wordpress/export/blocks.server'
import { gaps } from '../../messages.gaps'
import type { Module, Translation } from './page-parts'

type Action = { readonly label: string; readonly href: string }

/** Buttons in pairs, as a block of ours holds them. A button that leads nowhere is named. */
export function buttonsModules(block: WordPressBlock, on: Translation): Module[] {
  const html = block.inner.length ? block.inner.map((inner) => inner.html).join('') : block.html
  return modulesOf(actionsIn(html, on))
}

export function modulesOf(actions: readonly Action[]): Module[] {
  const modules: Module[] = []
  for (let at = 0; at < actions.length; at += 2) modules.push({ block: 'buttons', props: { actions: actions.slice(at, at + 2) } })
  return modules
}

function actionsIn(html: string, on: Translation): Action[] {
  const found: Action[] = []
  let open: { href: string; label: string } | undefined
  for (const piece of readHtml(html)) {
    if (piece.kind === 'open' && piece.tag === 'a') open = { href: piece.attributes.get('href') ?? '', label: '' }
    else if (piece.kind === 'text' && open) open.label += piece.text
    else if (piece.kind === 'close' && piece.tag === 'a' && open) {
      const label = open.label.replace(/\s+/g, ' ').trim().slice(0, 60)
      const href = on.link(open.href)
      if (label && href) found.push({ label, href })
      else if (label) on.gap(gaps.button(label))
      open = undefined
    }
  }
  return found
}
