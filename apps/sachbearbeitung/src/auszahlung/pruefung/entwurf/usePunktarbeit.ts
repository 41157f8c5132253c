import { fehltNoch } from '@foerderportal/contract/zuwendung/pruefpunkte/stand'
import { SEITE } from '@foerderportal/shell/entwurf/lokal'
import { useEffect, useRef, useState } from 'react'
import { istVoll, mitBeleg } from '../../../shared/pruefung/belege.ts'
import { vorschlagBestaetigt, type Antwort, type Eingabe } from '../../../shared/pruefung/eingabe.ts'
import type { Dokumentblick } from '../../../shared/pruefung/useBlick.ts'
import { eingabeAus, type Auszahlungspunkt } from './punkte.ts'
import type { Pruefungsentwurf } from './usePruefungEntwurf.ts'

type Umgebung = {
  readonly punkt: Auszahlungspunkt
  readonly entwurf: Pruefungsentwurf
  readonly blick: Pick<Dokumentblick, 'ort' | 'datei'>
  readonly namen: ReadonlyMap<string, string>
  /** Goes on where somebody is awaited. */
  readonly weitergehen: () => void
  /** Puts the cursor into the text. */
  readonly zumText: () => void
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

/** What is done with a point of a payout: choose, write, prove, save and go on. */
export const usePunktarbeit = ({ punkt, entwurf: e, blick, namen, weitergehen, zumText }: Umgebung) => {
  const [fehlt, setFehlt] = useState<string>()
  const [laeuft, setLaeuft] = useState(false)
  const gezeigt = useGezeigt()
  const { formular, entwurf, werte } = e
  const zeile = werte.punkte[punkt.nr]
  const eingabe = eingabeAus(zeile ?? { ergebnis: '', text: '', belege: [] })

  const setzen = ({ ergebnis, text, belege }: Eingabe): void => {
    setFehlt(undefined)
    const gewaehlt = ergebnis === 'OFFEN' ? '' : ergebnis
    formular.setValue(
      `punkte.${punkt.nr}`,
      { id: punkt.code, ergebnis: gewaehlt, text, belege },
      { shouldDirty: true },
    )
    entwurf.aendern(SEITE, structuredClone(formular.getValues()))
  }
  const aendern = (teil: Partial<Eingabe>) => setzen({ ...eingabe, ...teil })
  // An answer says nothing of evidence: only who chooses a page names it.
  const waehlen = (ergebnis: Antwort) => aendern({ ergebnis })

  /** Saves what stands there, and goes on where it is complete; whoever has gone elsewhere meanwhile stays there. */
  const weiter = async (): Promise<void> => {
    const fertig = vorschlagBestaetigt(eingabe, punkt) ?? eingabe
    setzen(fertig)
    const { ergebnis, text } = fertig
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
    if (gelungen && gezeigt.current) weitergehen()
  }
  const { ort, datei } = blick
  const belegort = istVoll(eingabe.belege) ? undefined : ort
  return {
    eingabe,
    fehlt,
    laeuft,
    aendern,
    waehlen,
    zumText,
    weiter: () => void weiter(),
    weiterText:
      eingabe.ergebnis === '' && punkt.stand === 'VORGESCHLAGEN'
        ? 'Vorschlag bestätigen, nächster Punkt'
        : 'Speichern, nächster Punkt',
    naechsterBeleg: belegort && {
      text: belegort.zitat
        ? 'Markierte Stelle'
        : `Seite ${belegort.seite ?? 1} von ${namen.get(datei?.uuid ?? '') ?? 'Dokument'}`,
      hinzufuegen: () => aendern({ belege: mitBeleg(eingabe.belege, { ...belegort, stelle: null }) }),
    },
  }
}
