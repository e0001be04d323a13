import { useLayoutEffect, useRef, useState } from 'react'
import styles from './review-row.module.css'

/** The whole text, word for word; a long one is shown by its first lines until it is opened. */
export function ReviewText({ text, language }: { readonly text: string; readonly language: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useLayoutEffect(() => {
    const element = paragraph.current
    if (!element) return
    const measure = new ResizeObserver(() => setIsCut((before) => (isOpen ? before : element.scrollHeight > element.clientHeight + 2)))
    measure.observe(element)
    return () => measure.disconnect()
  }, [isOpen])
  if (!text) return <p className={styles.none}>No text, only a rating.</p>
  return (
    <>
      <p ref={paragraph} className={styles.text} data-open={isOpen || undefined} lang={language || undefined}>
        {text}
      </p>
      {isCut && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  )
}
