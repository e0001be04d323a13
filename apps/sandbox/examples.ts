const files = import.meta.glob<{ examples: Readonly<Record<string, Record<string, unknown>>> }>(
  '../../features/*/{,*/}site/*/*.examples.ts',
  {
    eager: true,
  },
)

export type Example = { readonly block: string; readonly name: string; readonly path: string; readonly props: Record<string, unknown> }

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Every example of every widget, each with a page of its own. */
export const examples: readonly Example[] = Object.entries(files)
  .flatMap(([file, module]) => {
    const block = file.split('/').at(-2) ?? ''
    return Object.entries(module.examples).map(([name, props]) => ({ block, name, props, path: `/sandbox/${block}/${slug(name)}` }))
  })
  .sort((a, b) => a.path.localeCompare(b.path))
