/** The name of the business; an ampersand is set in gold. */
export function BrandName({ name }: { readonly name: string }) {
  const [first, ...others] = name.split('&')
  return (
    <span className="brand-name">
      {first}
      {others.map((part) => (
        <span key={part}>
          <span className="brand-name__and">&amp;</span>
          {part}
        </span>
      ))}
    </span>
  )
}
