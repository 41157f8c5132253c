import { vi } from 'vitest'
import { ablage } from './ablage.ts'
import { createProvider } from './provider.ts'

/** A provider and as much of a browser as the protocol engine touches, both in the test's hands. */

export const ORIGIN = 'http://localhost:8080'

export const createFake = () => {
  const fake = Object.assign(createProvider(ORIGIN), { assigned: [] as string[] })

  const answer = async (input: string | URL, init?: RequestInit): Promise<Response> => {
    const sent = init?.body
    return fake.answer(String(input), sent instanceof URLSearchParams ? sent : new URLSearchParams())
  }

  const listeners = new Set<(event: object) => void>()
  const frame = () => ({ contentWindow: {}, src: '', hidden: false, title: '', remove: () => undefined })
  const append = (opened: ReturnType<typeof frame>) => {
    const url = fake.silent(new URL(opened.src))
    const event = { origin: ORIGIN, source: opened.contentWindow, data: { type: 'portal-auth-silent', url } }
    if (url !== undefined) queueMicrotask(() => listeners.forEach((listener) => listener(event)))
  }

  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('location', { origin: ORIGIN, assign: (url: URL) => void fake.assigned.push(String(url)) })
  vi.stubGlobal('sessionStorage', ablage())
  vi.stubGlobal('localStorage', ablage())
  vi.stubGlobal('document', { cookie: '', createElement: frame, body: { append } })
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => listeners.add(listener))
  return fake
}
export type Fake = ReturnType<typeof createFake>
