/** Modules that the build finds by a pattern; here stylesheets as texts. */
interface ImportMeta {
  glob(pattern: string, options: { query: '?inline'; import: 'default'; eager: true }): Record<string, string>
}
