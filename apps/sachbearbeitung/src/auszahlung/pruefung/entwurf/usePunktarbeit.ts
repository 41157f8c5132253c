import { SEITE } from '@foerderportal/shell/entwurf/lokal'
import { istVoll, mitBeleg, ortWorte } from '../../../shared/pruefung/belege.ts'
import {
  sagtNichts,
  vorschlagBestaetigt,
  type Antwort,
  type Eingabe,
} from '../../../shared/pruefung/eingabe.ts'
import { usePunktsicherung } from '../../../shared/pruefung/usePunktsicherung.ts'
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

/** What is done with a point of a payout: choose, write, prove, save and go on. */
export const usePunktarbeit = ({ punkt, entwurf: e, blick, namen, weitergehen, zumText }: Umgebung) => {
  const { formular, entwurf, werte } = e
  const { fehlt, laeuft, sichern, nichtsGesagt, geaendert } = usePunktsicherung({
    vermerkBei: punkt.vermerkBei,
    speichern: () => entwurf.speichern(),
    zumText,
  })
  const zeile = werte.punkte[punkt.nr]
  const eingabe = eingabeAus(zeile ?? { ergebnis: '', text: '', belege: [] })

  const setzen = ({ ergebnis, text, belege }: Eingabe): void => {
    geaendert()
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

  const weiter = () => {
    const fertig = vorschlagBestaetigt(eingabe, punkt) ?? eingabe
    if (sagtNichts(fertig)) return nichtsGesagt()
    setzen(fertig)
    void sichern(fertig, weitergehen)
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
    weiter,
    weiterText:
      eingabe.ergebnis === '' && punkt.stand === 'VORGESCHLAGEN'
        ? 'Vorschlag bestätigen, nächster Punkt'
        : 'Speichern, nächster Punkt',
    naechsterBeleg: belegort && {
      text: ortWorte(belegort, namen.get(datei?.uuid ?? '')),
      hinzufuegen: () => aendern({ belege: mitBeleg(eingabe.belege, { ...belegort, stelle: null }) }),
    },
  }
}
