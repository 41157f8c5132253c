import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { useEntwurf } from '@foerderportal/shell/entwurf/useEntwurf'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { istVoll, mitBeleg, ortWorte, type Ort } from '../../shared/pruefung/belege.ts'
import { vorschlagBestaetigt, type Antwort, type Eingabe } from '../../shared/pruefung/eingabe.ts'
import { usePunktsicherung } from '../../shared/pruefung/usePunktsicherung.ts'
import { istUngesagt, mitAntwort, type Vermerkstand } from './vermerkentwurf.ts'

const SEITE = 'vermerk'

type Umgebung = {
  readonly geschaeft: string
  readonly punkt: PruefpunktAntwort
  readonly entwurf: Entwurf<Vermerkstand>
  /** What the document shows: its page, and what is marked there. */
  readonly ort: Ort | undefined
  /** Name of the file that is shown. */
  readonly dateiname: string | undefined
  /** Goes on where somebody is awaited. */
  readonly weitergehen: () => void
  /** Goes where what failed is asked for. */
  readonly nachfordern: () => void
  readonly verwerfen: () => void
  /** Puts the cursor into the text. */
  readonly zumText: () => void
}

/** The answer that a save confirms: the chosen one, else the one that counts, else what the rule proposes. */
const bestaetigt = (eingabe: Eingabe, punkt: PruefpunktAntwort): Eingabe =>
  vorschlagBestaetigt(eingabe, punkt) ?? mitAntwort(eingabe, punkt)

/** What is written of a point, as it stands on the screen, with a copy on this device. */
const useVermerkeingabe = (entwurf: Entwurf<Vermerkstand>, name: string) => {
  useEntwurf(entwurf, name)
  const stand = useSyncExternalStore(entwurf.subscribe, entwurf.stand)
  // What is typed stands in the draft at once; a state of its own draws it.
  const [eingabe, setEingabe] = useState(() => entwurf.wert().eingabe)
  // What comes from elsewhere, this device or another window, is drawn in the same breath.
  useEffect(() => {
    let gezeigt = entwurf.fassung(SEITE)
    return entwurf.subscribe(() => {
      if (entwurf.fassung(SEITE) === gezeigt) return
      gezeigt = entwurf.fassung(SEITE)
      setEingabe(entwurf.wert().eingabe)
    })
  }, [entwurf])
  return { stand, eingabe, setEingabe }
}

/** What is done with a point: choose, write, prove, save and go on. */
export const usePunkt = (u: Umgebung) => {
  const { punkt, entwurf, ort, dateiname, weitergehen, nachfordern, verwerfen, zumText } = u
  const { fehlt, laeuft, sichern, nichtsGesagt, geaendert } = usePunktsicherung({
    vermerkBei: punkt.vermerkBei,
    speichern: () => entwurf.speichern(),
    zumText,
  })
  const { stand, eingabe, setEingabe } = useVermerkeingabe(entwurf, `vermerk/${u.geschaeft}/${punkt.code}`)

  const setzen = (neu: Eingabe): void => {
    geaendert()
    setEingabe(neu)
    entwurf.aendern(SEITE, { ...neu })
  }
  const aendern = (teil: Partial<Eingabe>) => setzen(mitAntwort({ ...eingabe, ...teil }, punkt))
  // An answer says nothing of evidence: only who chooses a page names it (ADR 0112).
  const waehlen = (ergebnis: Antwort) => aendern({ ergebnis })

  const weiter = () => {
    const fertig = bestaetigt(eingabe, punkt)
    if (istUngesagt(fertig, punkt)) return nichtsGesagt()
    setzen(fertig)
    void sichern(fertig, weitergehen)
  }
  const beleg =
    ort === undefined || istVoll(eingabe.belege)
      ? undefined
      : (stelle: string | null) => aendern({ belege: mitBeleg(eingabe.belege, { ...ort, stelle }) })
  return {
    zumText,
    entwurf,
    stand,
    eingabe,
    fehlt,
    laeuft,
    aendern,
    waehlen,
    weiter,
    nachfordern: () => void sichern(eingabe, nachfordern),
    weiterText:
      eingabe.ergebnis === '' && punkt.stand === 'VORGESCHLAGEN'
        ? 'Vorschlag bestätigen, nächster Punkt'
        : 'Vermerk speichern, nächster Punkt',
    belegen: beleg as ((stelle: string) => void) | undefined, // a place is one of what it takes
    naechsterBeleg: beleg &&
      ort && {
        text: ortWorte(ort, dateiname),
        hinzufuegen: () => beleg(null),
      },
    danebenSpeichern: () => void entwurf.auffrischen(),
    verwerfen,
  }
}
export type Punktarbeit = ReturnType<typeof usePunkt>
