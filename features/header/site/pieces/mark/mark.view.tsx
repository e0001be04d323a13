const strokes = {
  down: 'M5 9l7 7 7-7',
  top: 'M12 20V5M6 11l6-6 6 6',
  adjust: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M15.5 4v16M18.5 6v12',
} as const

/** The header's own drawn signs, in the look of all icons; they are not among the parts, whose every byte each island carries. */
export const Mark = ({ name }: { readonly name: keyof typeof strokes }) => (
  <svg className="icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={strokes[name]} />
  </svg>
)
