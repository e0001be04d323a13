/** A file, and how it came (facts, §9). */
export type Chosen = { readonly file: File; readonly way: 'click' | 'drop' }

type Place = {
  /** Files wait here until they are taken. */
  readonly chosen: Chosen[]
  /** Whether something is held over the area. */
  readonly hold: (isOver: boolean) => void
  /** The field goes on holding them until they are taken: what cannot be sent by itself comes with the form. */
  readonly onChosen: (chosen: Chosen[]) => void
}

/** A file that misses the area would be opened in place of the page, and what was typed would be gone. */
function keepPage(event: DragEvent): void {
  const [over] = event.composedPath()
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files') || (over as Element).matches?.('[type=file]')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/** Takes files that are chosen in the field, dropped on its area, or pasted into its form. Hands back how to stop. */
export function takeFiles(input: HTMLInputElement, { chosen, hold, onChosen }: Place): () => void {
  const listening = new AbortController()
  let way: Chosen['way'] = 'click'
  const take = (): void => {
    if (!input.files?.length) return
    for (const file of input.files) chosen.push({ file, way })
    way = 'click'
    onChosen(chosen)
  }
  // Perhaps something was chosen before the form woke.
  take()
  const paste = ({ clipboardData }: ClipboardEvent): void => {
    if (!clipboardData?.files.length || input.closest('[hidden], :disabled') || !input.form?.matches(':focus-within')) return
    input.files = clipboardData.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  // The field hears of what was dropped right after.
  const drop = ({ dataTransfer }: DragEvent): void => {
    hold(false)
    if (dataTransfer?.files.length) way = 'drop'
  }
  input.addEventListener('change', take, listening)
  document.addEventListener('dragover', keepPage, listening)
  document.addEventListener('paste', paste, listening)
  const area = input.parentElement
  for (const type of ['dragenter', 'dragover'] as const) area?.addEventListener(type, () => hold(true), listening)
  area?.addEventListener('dragleave', () => hold(false), listening)
  area?.addEventListener('drop', drop, listening)
  return () => listening.abort()
}
