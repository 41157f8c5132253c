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
 * Management), until `signal` ends it. 'changed' is told once; 'error' means that the browser keeps the frame from its
 * cookie: then no more.
 */
export const pollFrame = (
  frame: Frame,
  sessionState: string,
  changed: () => void,
  signal: AbortSignal,
): void => {
  const timer = setInterval(
    () => frame.ask(`${ANMELDUNG.clientId} ${sessionState}`),
    ANMELDUNG.sitzungspruefungMs,
  )
  const stop = () => {
    clearInterval(timer)
    frame.close()
  }
  signal.addEventListener('abort', stop)
  frame.onAnswer((answer) => {
    if (answer === 'changed' || answer === 'error') stop()
    if (answer === 'changed') changed()
  })
}

/** Watches the provider's session where it offers a frame. */
export const watchSession = async (
  sessionState: string,
  changed: () => void,
  signal: AbortSignal,
): Promise<void> => {
  const url = (await provider()).serverMetadata()['check_session_iframe']
  if (typeof url === 'string' && !signal.aborted)
    pollFrame(openFrame(new URL(url)), sessionState, changed, signal)
}
