/** A stylesheet as text: rules that depend on a setting are put into the page by their block. */
declare module '*.css?inline' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: this is how the build hands out text
  export default text
}
