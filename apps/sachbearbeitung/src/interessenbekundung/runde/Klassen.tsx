import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'

type Klasse = RundeAntwort['klassen'][number]

const SPALTEN: readonly Spalte<Klasse>[] = [
  { kopf: 'Hauptgruppe', zelle: ({ code, bezeichnung }) => `${code} ${bezeichnung}` },
  { kopf: 'Vorrang', zahl: true, zelle: ({ prioritaet }) => prioritaet },
  { kopf: 'Bekundungen', zahl: true, zelle: ({ bekundungen }) => bekundungen.toLocaleString('de-DE') },
  { kopf: 'Summe €', zahl: true, zelle: ({ betrag }) => betragSchreiben(betrag) },
  { kopf: 'eingeladen', zahl: true, zelle: ({ eingeladen }) => eingeladen.toLocaleString('de-DE') },
  { kopf: 'davon €', zahl: true, zelle: ({ eingeladenBetrag }) => betragSchreiben(eingeladenBetrag) },
]

/** The classes of a round in the order in which they are ranked. */
export function Klassen({ klassen }: { klassen: readonly Klasse[] }) {
  return (
    <Tabelle
      titel="Hauptgruppen"
      titelUnsichtbar
      spalten={SPALTEN}
      zeilen={klassen}
      schluessel={({ code }) => code}
    />
  )
}
