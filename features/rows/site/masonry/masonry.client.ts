import { layOut } from '@frontage/parts/masonry'

for (const wall of document.querySelectorAll<HTMLElement>('.masonry')) layOut(wall, Number(wall.dataset.columns))
