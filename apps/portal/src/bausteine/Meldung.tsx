import { Hinweis, type Ton } from '@foerderportal/ui/Hinweis.tsx'
import { useEffect, useRef, type ReactNode } from 'react'

/** A sentence that says how a step ended, perhaps with a link to the next one. */
export type Ergebnis = { readonly ton: Ton; readonly text: ReactNode }

/**
 * How a step ended. It takes the focus when it appears: what had it before is gone, with a form or with the page before
 * the provider's; so it is read out and comes into sight. The same words again are a new message.
 */
export function Meldung({ ergebnis }: { ergebnis: Ergebnis }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [ergebnis])
  return (
    <div ref={ref} tabIndex={-1}>
      <Hinweis ton={ergebnis.ton}>{ergebnis.text}</Hinweis>
    </div>
  )
}
