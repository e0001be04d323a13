import { Editor } from '@tiptap/core'
import { documentOf } from './document-of'
import { extensions } from './extensions'
import { htmlFrom } from './html-from'
import { pastedFrom } from './pasted'

type RichTextOptions = {
  /** The element whose content is written: what stood in it makes room. */
  readonly element: HTMLElement
  /** HTML. */
  readonly html: string
  readonly attributes: Readonly<Record<string, string>>
  /** With every change; HTML. */
  readonly changed: (html: string) => void
}

/** Lets a text be written where it stands, as it will look. */
export function createRichText({ element, html, attributes, changed }: RichTextOptions): Editor {
  const editor: Editor = new Editor({
    ...{ element: { mount: element }, extensions, content: documentOf(html), injectCSS: false },
    editorProps: {
      attributes: { ...attributes },
      handleDOMEvents: {
        // Markup of others is read as words and marks: it never becomes part of the page.
        paste: (_view, event) => takeIn(editor, event, event.clipboardData),
        drop: (view, event) => view.dragging === null && takeIn(editor, event, event.dataTransfer),
      },
    },
    onUpdate: () => changed(htmlFrom(editor.getJSON())),
  })
  return editor
}

function takeIn(editor: Editor, event: Event, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html')
  if (!html && event.type === 'paste') return false
  event.preventDefault()
  if (html) editor.commands.insertContent([...pastedFrom(html)])
  return true
}
