import { bankpruefungStaende } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { Feldverweis } from '@foerderportal/ui/felder/Feldverweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect, useRef } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { fehltNoch, type Pruefwerte } from './werte.ts'

type Props = {
  wert: Bankpruefung
  control: Control<Pruefwerte>
  vorlegen: () => void
  laeuft: boolean
  speicherstand: string
  fokussiert: boolean
}

/** What is missing, how far it is saved, and the next step. */
export function Leiste({ wert, control, vorlegen, laeuft, speicherstand, fokussiert }: Props) {
  const [ergebnis, positionen, punkte, begruendung] = useWatch({
    control,
    name: ['ergebnis', 'positionen', 'punkte', 'begruendung'],
  })
  const fehlt = fehltNoch({ ergebnis, positionen, punkte, begruendung }, wert)
  const speichern = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (fokussiert) speichern.current?.focus({ preventScroll: true })
  }, [fokussiert])
  return (
    <div className="d-entscheidung__leiste">
      {fehlt.length > 0 && (
        <details className="d-fehlt">
          <summary>{`Vor dem Vorlegen fehlt noch: ${fehlt.length} ${fehlt.length === 1 ? 'Angabe' : 'Angaben'}`}</summary>
          <ul className="d-abweichungen">
            {fehlt.map(({ pfad, text }) => (
              <li key={text}>
                <Feldverweis feld={pfad} text={text} gesagt={undefined} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="d-entscheidung__knoepfe">
        <Knopf
          laeuft={laeuft}
          gesperrtWeil={fehlt.length > 0 && 'Ergänzen Sie, was noch fehlt.'}
          onClick={vorlegen}
        >
          {bankpruefungStaende.zeilen.auszahlungVorlegen.knopf}
        </Knopf>
        <Knopf type="submit" variante="secondary" laeuft={laeuft} ref={speichern}>
          {bankpruefungStaende.zeilen.auszahlungPruefen.knopf}
        </Knopf>
        <span className="d-meta">{gesichertWort(speicherstand, wert.gespeichert?.name)}</span>
      </div>
    </div>
  )
}

/** How far it is saved on this device, and who saved it last. */
const gesichertWort = (hier: string, zuletzt: string | undefined): string => {
  if (zuletzt === undefined) return hier
  return hier === '' ? `Zuletzt gespeichert von ${zuletzt}` : `${hier}, zuletzt gespeichert von ${zuletzt}`
}
