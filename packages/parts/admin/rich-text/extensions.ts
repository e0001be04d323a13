import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'

/** Everything that a text may be made of: what the site shows, and nothing else. Signs that are typed (`**bold**`, `- `) work too. */
export const extensions = [
  ...[Document, Paragraph, Text, HardBreak, Bold, Italic, Blockquote],
  ...[BulletList, OrderedList, ListItem, ListKeymap, UndoRedo],
  Heading.configure({ levels: [2, 3, 4] }),
  Link.configure({
    ...{ openOnClick: false, autolink: false, markdownLinks: true, defaultProtocol: 'https' },
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (address) => /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address),
  }),
]
