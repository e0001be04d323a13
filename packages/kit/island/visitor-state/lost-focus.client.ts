/** Whether what had the focus is gone: nothing in the page has it, or in the shadow root that this element stands in. */
export function isFocusLost(root: Element): boolean {
  const { activeElement } = root.getRootNode() as Document | ShadowRoot
  return !activeElement || activeElement === document.body
}
