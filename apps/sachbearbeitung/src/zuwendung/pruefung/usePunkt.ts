import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/pruefpunkte/schema'
import { fehltNoch } from '@foerderportal/contract/zuwendung/pruefpunkte/stand'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { useEntwurf } from '@foerderportal/shell/entwurf/useEntwurf'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { istVoll, mitBeleg, type Ort } from '../../shared/pruefung/belege.ts'
import { vorschlagBestaetigt, type Antwort, type Eingabe } from '../../shared/pruefung/eingabe.ts'
import { mitAntwort, type Vermerkstand } from './vermerkentwurf.ts'

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

/** Whether the point is still on the screen. */
const useGezeigt = () => {
  const gezeigt = useRef(false)
  useEffect(() => {
    gezeigt.current = true
    return () => void (gezeigt.current = false)
  }, [])
  return gezeigt
}

/** What is done with a point: choose, write, prove, save and go on. */
export const usePunkt = (u: Umgebung) => {
  const { punkt, entwurf, ort, dateiname, weitergehen, nachfordern, verwerfen, zumText } = u
  const [fehlt, setFehlt] = useState<string | null>(null)
  const [laeuft, setLaeuft] = useState(false)
  const gezeigt = useGezeigt()
  const { stand, eingabe, setEingabe } = useVermerkeingabe(entwurf, `vermerk/${u.geschaeft}/${punkt.code}`)

  const setzen = (neu: Eingabe): void => {
    setFehlt(null)
    setEingabe(neu)
    entwurf.aendern(SEITE, { ...neu })
  }
  const aendern = (teil: Partial<Eingabe>) => setzen(mitAntwort({ ...eingabe, ...teil }, punkt))
  // An answer says nothing of evidence: only who chooses a page names it (ADR 0112).
  const waehlen = (ergebnis: Antwort) => aendern({ ergebnis })

  /** Saves what stands there, and goes on where it is complete; whoever has gone elsewhere meanwhile stays there. */
  const sichern = async ({ ergebnis, text }: Eingabe, dann: () => void): Promise<void> => {
    const luecke =
      ergebnis === '' || ergebnis === 'OFFEN' ? null : fehltNoch(punkt.vermerkBei, { ergebnis, text })
    if (luecke !== null) {
      setFehlt(luecke)
      zumText()
      return
    }
    setLaeuft(true)
    const gelungen = await entwurf.speichern()
    setLaeuft(false)
    if (gelungen && gezeigt.current) dann()
  }
  const weiter = () => {
    const fertig = bestaetigt(eingabe, punkt)
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
    naechsterBeleg: beleg && {
      text: ort?.zitat ? 'Markierte Stelle' : `Seite ${ort?.seite ?? 1} von ${dateiname ?? 'Dokument'}`,
      hinzufuegen: () => beleg(null),
    },
    danebenSpeichern: () => void entwurf.auffrischen(),
    verwerfen,
  }
}
export type Punktarbeit = ReturnType<typeof usePunkt>
