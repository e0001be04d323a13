import { useHotkeys } from '@mantine/hooks'

/** Ctrl or ⌘ with S saves, also while something is typed; not while a dialog asks for something else. */
export function useSaveKey(save: () => void): void {
  const press = (): void => {
    if (!document.querySelector('[aria-modal=true]')) save()
  }
  useHotkeys([['mod+S', press]], [], true)
}
