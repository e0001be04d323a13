const nothing = '() => null'

/**
 * What Puck's program declares and the page editor never shows, each with what stands in its place. The editor hands Puck its own
 * panels (`features/pages/editor/admin/editor/puck/puck-editor.tsx`), so what Puck draws around them without these is never drawn.
 */
export const unused = {
  // Puck's own panels beside the canvas, and the bars above it.
  Header: nothing,
  Nav: nothing,
  Sidebar: nothing,
  PluginTab: nothing,
  FieldSideBar: nothing,
  Canvas: nothing,
  Components: nothing,
  Fields: nothing,
  Outline: nothing,
  blocksPlugin: `() => ({ name: 'blocks', render: ${nothing} })`,
  outlinePlugin: `() => ({ name: 'outline', render: ${nothing} })`,
  fieldsPlugin: `() => ({ name: 'fields', render: ${nothing} })`,
  // Fields that are typed into on the canvas, and rich text: the fields of our blocks are lists of blocks.
  getInlineTextTransform: '() => ({})',
  getRichTextTransform: '() => ({})',
  useRichtextProps: '() => undefined',
  RichtextField: nothing,
  RichTextRender: nothing,
  InlineEditorWrapper: nothing,
  RichTextMenu: nothing,
  AlignSelectLoaded: nothing,
  HeadingSelectLoaded: nothing,
  ListSelectLoaded: nothing,
  Select: nothing,
  LoadedRichTextMenu: nothing,
  // An experiment that is off.
  VirtualizedDropZone: nothing,
  // The editor brings the same as a sheet, and Puck looks for that first.
  defaultUiStyles: '""',
  // Names the styles that a canvas copies from its page; ours copies none. A text is as good a name of itself as its hash.
  hash: '(text) => text',
}
