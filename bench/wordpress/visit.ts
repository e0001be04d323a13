import type { Page } from '@playwright/test'

/** A picture as it is shown: the colour in its lower right quarter tells the pictures of this bench apart. */
export type ShownPicture = { readonly colour: string; readonly alt: string; readonly isShown: boolean }
/** What a visitor finds at an address: texts by paragraph, pictures, and where it led. */
export type Visit = {
  readonly status: number
  readonly path: string
  readonly pieces: readonly string[]
  readonly pictures: readonly ShownPicture[]
}

/** Opens an address and reads the part of it that `within` names, without what `but` names. */
export async function visit(page: Page, url: string, within: string, but: string): Promise<Visit> {
  const answer = await page.goto(url, { waitUntil: 'load' })
  const { pathname, search } = new URL(page.url())
  const found = await page.evaluate(readShown, { within, but })
  return { status: answer?.status() ?? 0, path: pathname + search, ...found }
}

/** Runs in the page. */
async function readShown({ within, but }: { within: string; but: string }) {
  const main = document.querySelector(within) ?? document.body
  const isRead = (element: Element): boolean => !element.closest(`script, style, noscript, template, [hidden]${but && `, ${but}`}`)
  const pieces: { block: Element; text: string }[] = []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!
    if (!isRead(parent)) continue
    let block: Element = parent
    while (block !== main && /^inline/.test(getComputedStyle(block).display)) block = block.parentElement!
    const last = pieces.at(-1)
    if (last?.block === block) last.text += node.nodeValue
    else pieces.push({ block, text: node.nodeValue ?? '' })
  }
  const pictures = []
  for (const img of [...main.querySelectorAll('img')].filter(isRead)) {
    img.loading = 'eager'
    await img.decode().catch(() => {})
    pictures.push({ colour: img.naturalWidth ? colourOf(img) : '', alt: img.alt, isShown: img.naturalWidth > 0 })
  }
  return { pieces: pieces.map(({ text }) => text.trim()).filter(Boolean), pictures }

  function colourOf(img: HTMLImageElement): string {
    const canvas = document.createElement('canvas')
    canvas.width = 40
    canvas.height = 40
    const context = canvas.getContext('2d')!
    context.drawImage(img, 0, 0, 40, 40)
    return [...context.getImageData(30, 30, 1, 1).data].slice(0, 3).join(',')
  }
}
