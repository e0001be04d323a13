import { defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'
import { link } from './navigation'

/** Where the menu that visitors see leads, at any depth. */
export const getMenu = defineCall({
  name: 'get-menu',
  summary: 'List where the menu leads',
  via: 'GET /api/frame/menu',
  request: v.object({}),
  answer: v.object({ hrefs: v.array(v.string()) }),
})

/**
 * Adds a link behind those of the menu, in public and in the draft of the header. `isAdded` false: one leads there already.
 * Refused with `menu-full` where there is no room, and with `no-header` where neither header nor name of the site is there.
 */
export const addMenuLink = defineCall({
  name: 'add-menu-link',
  summary: 'Add a link to the menu',
  via: 'POST /api/frame/menu',
  request: v.object({ ...link.entries }),
  answer: v.object({ isAdded: v.boolean() }),
})

/** Takes the link to this address out again that has none below it. `isRemoved` false: there is none. */
export const removeMenuLink = defineCall({
  name: 'remove-menu-link',
  summary: 'Remove a link from the menu',
  via: 'POST /api/frame/menu/remove',
  request: v.object({ href: link.entries.href }),
  answer: v.object({ isRemoved: v.boolean() }),
})
