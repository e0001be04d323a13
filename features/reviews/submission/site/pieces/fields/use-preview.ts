import { useEffect, useRef } from 'react'

/** Draws a chosen picture into a canvas, cut to fill it: no address of it is made, so a strict policy has nothing to say. */
export function usePreview(file: File) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let isGone = false
    createImageBitmap(file)
      .then((picture) => {
        const target = canvas.current
        if (target && !isGone) draw(picture, target)
        picture.close()
      })
      // A file that is no picture keeps its empty place; the server will say so.
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [file])

  return canvas
}

function draw(picture: ImageBitmap, canvas: HTMLCanvasElement): void {
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  canvas.getContext('2d')?.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
}
