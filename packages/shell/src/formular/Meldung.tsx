import { Hinweis, type Ton } from '@foerderportal/ui/Hinweis.tsx'
import { useEffect, useRef, type ReactNode } from 'react'

/** A sentence that says how a step ended, perhaps with a link to the next one; `dazu` is what follows from it. */
export type Ergebnis = { readonly ton: Ton; readonly text: ReactNode; readonly dazu?: readonly string[] }

/**
 * How a step ended. It takes the focus when it appears: what had it before is gone, with a form or with the page before
 * the provider's; so it is read out and comes into sight. The same words again are a new message.
 */
export function Meldung({ ergebnis }: { ergebnis: Ergebnis }) {
  const { ton, text, dazu = [] } = ergebnis
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [ergebnis])
  return (
    <div ref={ref} tabIndex={-1}>
      {dazu.length === 0 ? (
        <Hinweis ton={ton}>{text}</Hinweis>
      ) : (
        <Hinweis ton={ton} titel={text}>
          <ul className="kern-list kern-list--bullet">
            {dazu.map((satz) => (
              <li key={satz}>{satz}</li>
            ))}
          </ul>
        </Hinweis>
      )}
    </div>
  )
}
