import type { WordPressBlock } from '@frontage/kit/wordpress/export/blocks.server'
import type { PageBuilder } from './page-builder'

/** Translates what stands in a block, in its order. */
export type Nested = (block: WordPressBlock, builder: PageBuilder) => void
