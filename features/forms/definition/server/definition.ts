import type { Feature, Tools } from '@frontage/kit/feature.server'
import type { CountsByForm } from '../../server/contracts'
import type { Stores } from '../../server/stores'
import { createFirstForms } from './first-forms'
import { deleteContactFormRoute, getStoredFormRoute, listContactFormsRoute, readFormTagsRoute, saveContactFormRoute } from './form-routes'
import { createFormsTransfer } from './forms-transfer'
import { formsFromWordPress } from './from-wordpress'
import { otherFormsFromWordPress } from './other-forms/kinds'
import { getRestFormRoute, listRestFormsRoute } from './rest-forms'
import { formsToWordPress } from './to-wordpress'

type Needs = {
  readonly countsByForm: CountsByForm
  readonly signingSecretOf: (form: number, url: string) => string
  readonly addSamples: (folder: string) => Promise<void>
}
type Definition = Pick<Feature, 'routes' | 'transfer' | 'fromWordPress' | 'toWordPress' | 'demo' | 'fixture'>

/** Forms as their owner sets them up: listed, saved in versions, read from tags, carried to another site. */
export const createDefinition = (tools: Tools, stores: Stores, needs: Needs): Definition => ({
  ...createFirstForms(tools, stores, needs.addSamples),
  transfer: createFormsTransfer(tools.db),
  fromWordPress: [formsFromWordPress, ...otherFormsFromWordPress],
  toWordPress: { posts: [formsToWordPress] },
  routes: [
    listContactFormsRoute(stores, needs.countsByForm),
    getStoredFormRoute(stores, needs.countsByForm),
    saveContactFormRoute(tools, stores, needs.signingSecretOf),
    deleteContactFormRoute(tools, stores),
    readFormTagsRoute(),
    listRestFormsRoute(stores.forms, tools.keys),
    getRestFormRoute(stores.forms, tools.keys),
  ],
})
