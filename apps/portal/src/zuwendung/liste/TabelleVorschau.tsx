import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Tabelle, type Spalte } from '@foerderportal/ui/Tabelle.tsx'
import { gegenstandName } from '../gegenstand/gegenstandWerte.ts'
import type { Zeile } from './tabelleDeuten.ts'

const preis = ({ gegenstand }: Zeile): string => {
  if (gegenstand === undefined) return ''
  return gegenstand.type === 'Maschine' ? gegenstand.anschaffungskostenNettoEinzeln : gegenstand.kosten
}
const anzahl = ({ gegenstand }: Zeile): string => (gegenstand?.type === 'Maschine' ? gegenstand.anzahl : '')

function Ergebnis({ fehler }: Zeile) {
  if (fehler.length === 0)
    return (
      <Statuswort ton="success" klein>
        Wird übernommen
      </Statuswort>
    )
  return fehler.map((text) => (
    <p key={text} className="kern-error s-tabellenfehler">
      <Icon name="danger" />
      <span className="kern-body kern-body--small">{text}</span>
    </p>
  ))
}

const SPALTEN: readonly Spalte<Zeile>[] = [
  { kopf: 'Zeile', zelle: ({ nummer }) => nummer },
  { kopf: 'Klasse', zelle: ({ angebot }) => angebot?.klasse.titel ?? '' },
  {
    kopf: 'Gegenstand',
    zelle: ({ gegenstand, zellen }) => (
      <span className={gegenstand ? 's-umbruch' : 's-umbruch s-rohzeile'}>
        {gegenstand ? gegenstandName(gegenstand) : zellen.filter(Boolean).join(' · ')}
      </span>
    ),
  },
  { kopf: 'Anzahl', zelle: anzahl, zahl: true },
  { kopf: 'Preis netto', zelle: preis, zahl: true },
  { kopf: 'Ergebnis', zelle: (zeile) => <Ergebnis {...zeile} /> },
]

/** How many rows can be taken over, in a sentence. */
export const zeilenSatz = (gute: number, alle: number): string => {
  if (gute === 0)
    return 'Noch kann keine Zeile übernommen werden. Was zu berichtigen ist, steht bei jeder Zeile.'
  if (gute === alle)
    return alle === 1 ? 'Die Zeile kann übernommen werden.' : `Alle ${alle} Zeilen können übernommen werden.`
  const andere = alle - gute === 1 ? 'Die andere bleibt' : 'Die anderen bleiben'
  return (
    `${gute} von ${alle} Zeilen ${gute === 1 ? 'kann' : 'können'} übernommen werden. ` +
    `${andere} hier stehen, bis Sie sie berichtigen.`
  )
}

/** What becomes of each row, those to be mended first. */
export function TabelleVorschau({ zeilen, gute }: { zeilen: readonly Zeile[]; gute: number }) {
  const geordnet = zeilen.toSorted((a, b) => Number(b.fehler.length > 0) - Number(a.fehler.length > 0))
  return (
    <div className="p-stapel">
      <Hinweis ton={gute === zeilen.length ? 'success' : 'warning'}>
        {zeilenSatz(gute, zeilen.length)}
      </Hinweis>
      <Tabelle
        titel="Vorschau"
        spalten={SPALTEN}
        zeilen={geordnet}
        schluessel={({ nummer }) => String(nummer)}
      />
    </div>
  )
}
