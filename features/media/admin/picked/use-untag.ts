import { useAdmin } from '@frontage/kit/admin/screen'
import { messages } from '../../messages.tags'
import { useTagMedia } from '../tags/use-tags'

const words = messages.picked

/** Takes a tag away from the pictures that have it, says so, and offers the way back. */
export function useUntag() {
  const { notify, announce } = useAdmin()
  const { mutateAsync, isPending } = useTagMedia()
  const say = (text: string, undo?: () => void): void => {
    announce(text)
    notify({ id: 'media', text, ...(undo && { action: { label: 'Undo', run: undo } }) })
  }
  const saidElsewhere = (): void => undefined
  const giveBack = (tag: string, names: readonly string[]): void =>
    void mutateAsync({ names, add: [tag] }).then(({ media }) => say(words.tagged(tag, media.length)), saidElsewhere)
  const untag = (tag: string, names: readonly string[]): void =>
    void mutateAsync({ names, remove: [tag] }).then(
      ({ media }) => say(words.untagged(tag, media.length), () => giveBack(tag, names)),
      saidElsewhere,
    )
  return { untag, isPending }
}
