import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'
import { provider } from './provider.ts'

export type Frame = {
  readonly ask: (question: string) => void
  readonly onAnswer: (listener: (answer: unknown) => void) => void
  readonly close: () => void
}

/** The provider's login-status page in a hidden frame; only it is listened to. */
const openFrame = (url: URL): Frame => {
  const frame = document.createElement('iframe')
  const closing = new AbortController()
  frame.hidden = true
  frame.title = 'Anmeldung'
  frame.src = url.href
  document.body.append(frame)
  return {
    ask: (question) => frame.contentWindow?.postMessage(question, url.origin),
    onAnswer: (listener) =>
      addEventListener(
        'message',
        ({ origin, source, data }: MessageEvent<unknown>) => {
          if (origin === url.origin && source === frame.contentWindow) listener(data)
        },
        { signal: closing.signal },
      ),
    close: () => {
      closing.abort()
      frame.remove()
    },
  }
}

/**
 * Asks the frame every three seconds whether the provider's session is still the one of `sessionState` (OIDC Session
 * Management). 'changed' is told once; 'error' means that the browser keeps the frame from its cookie: then no more.
 */
export const pollFrame = (frame: Frame, sessionState: string, changed: () => void): (() => void) => {
  const timer = setInterval(
    () => frame.ask(`${ANMELDUNG.clientId} ${sessionState}`),
    ANMELDUNG.sitzungspruefungMs,
  )
  const stop = () => {
    clearInterval(timer)
    frame.close()
  }
  frame.onAnswer((answer) => {
    if (answer === 'changed' || answer === 'error') stop()
    if (answer === 'changed') changed()
  })
  return stop
}

/** Watches the provider's session; undefined where it offers no frame. */
export const watchSession = async (
  sessionState: string,
  changed: () => void,
): Promise<(() => void) | undefined> => {
  const url = (await provider()).serverMetadata()['check_session_iframe']
  return typeof url === 'string' ? pollFrame(openFrame(new URL(url)), sessionState, changed) : undefined
}
