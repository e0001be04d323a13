import type { MenuLink } from '@frontage/kit/admin/menu'
import { send } from '@frontage/kit/wire/send.client'
import { addMenuLink, getMenu, removeMenuLink } from '../../wire.menu'

export const menuHrefs = async (): Promise<readonly string[]> => (await send(getMenu, {})).hrefs
export const addLink = async (link: MenuLink): Promise<void> => void (await send(addMenuLink, link))
export const removeLink = async (href: string): Promise<void> => void (await send(removeMenuLink, { href }))
