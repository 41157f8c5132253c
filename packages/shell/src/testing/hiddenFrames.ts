/** Where a frame comes back to; undefined: it never does. */
type ComesBack = (url: URL) => string | undefined

const TYPE = 'portal-auth-silent'

/** As /auth/silent.html does, from within the frame. */
const comeBack = (frame: HTMLIFrameElement, url: string) =>
  dispatchEvent(
    new MessageEvent('message', {
      data: { type: TYPE, url },
      origin: location.origin,
      source: frame.contentWindow,
    }),
  )

/** Answers the hidden frames of the provider in its place, until the returned function is called. */
export const answerHiddenFrames = (issuer: string, comesBack: ComesBack): (() => void) => {
  const src = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src')
  if (src?.set === undefined) throw new Error('Dieser Browser kennt kein iframe.src.')
  const set = function (this: HTMLIFrameElement, value: string) {
    if (!value.startsWith(issuer)) return src.set?.call(this, value)
    const url = comesBack(new URL(value))
    // It is put into the document in the same breath.
    if (url !== undefined) queueMicrotask(() => comeBack(this, url))
  }
  Object.defineProperty(HTMLIFrameElement.prototype, 'src', { ...src, set })
  return () => Object.defineProperty(HTMLIFrameElement.prototype, 'src', src)
}
