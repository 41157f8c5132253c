import {
  BESCHEIDWEGE,
  type Bescheidweg,
  type EinwilligungBekanntgabe,
} from '@foerderportal/contract/unternehmen/bekanntgabe/schema'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { Radiogruppe } from '@foerderportal/ui/felder/wahl/Radiogruppe.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect, useRef, useState } from 'react'
import { useFirma } from '../../umgebungFirma.ts'
import { BESCHEIDWEG_FELD, WEG_BEDEUTUNG, WEG_WORT, WIDERRUF } from './bescheidwegWorte.ts'
import { Wortlaut } from './Wortlaut.tsx'

type Props = {
  wert: EinwilligungBekanntgabe
  laeuft: boolean
  /** Somebody has asked for it: the first of the two has the focus. */
  fokus: boolean
  festhalten: (weg: Bescheidweg) => Promise<void>
  abbrechen: (() => void) | undefined
}

const istWeg = (wert: string): wert is Bescheidweg => BESCHEIDWEGE.some((weg) => weg === wert)

/** Two ways of equal weight, none chosen before, and one button that says it for good: a consent is no switch. */
export function Wegwahl({ wert, laeuft, fokus, festhalten, abbrechen }: Props) {
  const { name } = useFirma()
  const [weg, setWeg] = useState<Bescheidweg>()
  const [fehler, setFehler] = useState<string>()
  const erste = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fokus) erste.current?.focus()
  }, [fokus])
  const bestaetigen = () => {
    if (weg !== undefined) return void festhalten(weg)
    setFehler('Wählen Sie, wie Bescheide kommen.')
    return erste.current?.focus()
  }
  return (
    <div className="p-stapel">
      <Radiogruppe
        id={feldId(BESCHEIDWEG_FELD)}
        name={BESCHEIDWEG_FELD}
        etikett={`Auf welchem Weg sollen Bescheide zu ${name} kommen?`}
        hinweis="Ihre Wahl gilt für alle künftigen Bescheide. Ändern und widerrufen können Sie sie jederzeit in den Unternehmensdaten."
        optionen={BESCHEIDWEGE.map((einer) => ({
          wert: einer,
          text: WEG_WORT[einer],
          hinweis: einer === 'POST' && wert.erteilt ? WIDERRUF : WEG_BEDEUTUNG[einer],
        }))}
        wert={weg}
        fehler={fehler}
        ersteRef={erste}
        beiWahl={(neu) => {
          if (istWeg(neu)) setWeg(neu)
          setFehler(undefined)
        }}
        beimVerlassen={() => {}}
      />
      <Wortlaut
        titel={weg === 'PORTAL' ? 'Das erklären Sie damit' : 'Wortlaut der Einwilligung'}
        text={wert.text}
        offen={weg === 'PORTAL'}
      />
      <div className="p-reihe">
        <Knopf variante="secondary" laeuft={laeuft} onClick={bestaetigen}>
          Auswahl festhalten
        </Knopf>
        {abbrechen && (
          <Knopf variante="tertiary" onClick={abbrechen}>
            Abbrechen
          </Knopf>
        )}
      </div>
    </div>
  )
}
