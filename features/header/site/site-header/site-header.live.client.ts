import { startLive } from '../pieces/search/live.client'

for (const form of document.querySelectorAll<HTMLFormElement>('.site-header .search-form')) startLive(form)
