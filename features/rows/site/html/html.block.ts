import { defineBlock } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { html } from '../../fields'

/** Simple HTML from elsewhere as it was pasted: what is on the list of rich text stays, and so do widgets of older pages. */
export const block = defineBlock({ name: 'html', props: v.object({ html }), pastedIn: 'html' })
