import { NewsMenuItem } from './news-menu-item'

export const accountItems = [NewsMenuItem]
