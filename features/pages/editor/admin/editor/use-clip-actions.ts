import { useAdmin } from '@frontage/kit/admin/screen'
import { messages } from '../../messages'
import { clipText, pasteAt, readClip } from '../document/clip'
import { taken } from '../document/removal'
import { lastCopied, rememberCopied } from './clipboard'
import type { Editing } from './page-editing'

/** Copying, cutting and pasting what is selected. The first two hand back the text for the clipboard. */
export function useClipboardActions({ document, place, edit }: Pick<Editing, 'document' | 'place' | 'edit'>, name: string) {
  const { announce } = useAdmin()
  const keep = (): string | undefined => {
    const text = place && clipText(document, place)
    if (text) rememberCopied(text)
    return text
  }
  return {
    copy: (): string | undefined => {
      if (place) announce(messages.copied(name))
      return keep()
    },
    cut: (): string | undefined => {
      const text = keep()
      if (place) edit(taken(document, place), messages.cut(name))
      return text
    },
    /** Whether there was something of ours to paste. */
    paste: (text = lastCopied()): boolean => {
      const clip = readClip(text)
      if (clip) edit(pasteAt(document, place, clip), messages.pasted(messages.kinds[clip.kind]))
      else announce(messages.nothingToPaste)
      return clip !== undefined
    },
  }
}
