import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'
import { SessionError } from './events.ts'

const TYPE = 'portal-auth-silent'

const answerOf = (event: MessageEvent<unknown>, frame: HTMLIFrameElement): string | undefined => {
  if (event.origin !== location.origin || event.source !== frame.contentWindow) return undefined
  const data = event.data as { type?: unknown; url?: unknown } | null // own page, still checked below
  return data?.type === TYPE && typeof data.url === 'string' ? data.url : undefined
}

/**
 * Opens `url` in a hidden frame and resolves with the address at which it came back to /auth/silent.html.
 * @throws SessionError silent_refresh_timeout after 20 s.
 */
export const silentFrame = (url: URL): Promise<URL> =>
  new Promise((resolve, reject) => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = 'Anmeldung'
    const done = new AbortController()
    const finish = () => {
      done.abort()
      clearTimeout(timer)
      frame.remove()
    }
    const timer = setTimeout(() => {
      finish()
      reject(new SessionError('silent_refresh_timeout'))
    }, ANMELDUNG.stilleErneuerungTimeoutMs)
    const onMessage = (event: MessageEvent<unknown>) => {
      const answer = answerOf(event, frame)
      if (answer === undefined) return
      finish()
      resolve(new URL(answer))
    }
    addEventListener('message', onMessage, { signal: done.signal })
    frame.src = url.href
    document.body.append(frame)
  })
