import type { EinwilligungBekanntgabe } from '@foerderportal/contract/unternehmen/bekanntgabe/schema'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect, useRef } from 'react'
import { useFirma } from '../../umgebungFirma.ts'
import { OHNE_WAHL, seitWann, WEG_STAND } from './bescheidwegWorte.ts'
import { Wortlaut } from './Wortlaut.tsx'

type Props = { wert: EinwilligungBekanntgabe; fokus: boolean; aendern: () => void }

/** How notices come now, and the way to change it for whoever may. */
export function Gewaehlt({ wert, fokus, aendern }: Props) {
  const { name } = useFirma()
  const knopf = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (fokus) knopf.current?.focus()
  }, [fokus])
  const seit = seitWann(wert)
  return (
    <div className="p-stapel">
      <div>
        <p className="kern-body kern-body--bold" id="bescheidweg-stand">
          {wert.weg === null ? OHNE_WAHL : WEG_STAND[wert.weg]}
        </p>
        {seit && <p className="kern-body kern-body--muted">{seit}</p>}
      </div>
      {wert.erteilt && <Wortlaut titel="Was Sie erklärt haben" text={wert.text} offen={false} />}
      {wert.aenderbar ? (
        <div>
          <Knopf variante="secondary" ref={knopf} onClick={aendern} aria-describedby="bescheidweg-stand">
            Ändern
          </Knopf>
        </div>
      ) : (
        <p className="kern-body kern-body--muted">{`Das entscheidet, wer für ${name} zeichnungsberechtigt ist.`}</p>
      )}
    </div>
  )
}
