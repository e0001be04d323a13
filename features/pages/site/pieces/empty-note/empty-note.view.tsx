import type { EditorConfig } from '@frontage/kit/island/editor-config'

type EmptyNoteProps = { readonly title: string; readonly empty: EditorConfig['empty'] }

/** Stands in a draft, and in the editor, where visitors see nothing yet: what to do, and where. It speaks to those who make the site. */
export function EmptyNote({ title, empty }: EmptyNoteProps) {
  const { text, link } = empty ?? { text: 'There is nothing to show here yet.' }
  return (
    <div className="empty-note">
      <p>
        <strong className="empty-note__title">{title}</strong> <span className="empty-note__tag">Not shown to visitors yet</span>
      </p>
      <p>{text}</p>
      {link && (
        <a className="empty-note__link" href={link.href} target="_blank" rel="noopener">
          {link.label}
        </a>
      )}
    </div>
  )
}
