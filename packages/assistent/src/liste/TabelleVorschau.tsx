import { feldVon } from '@foerderportal/contract/formular/werte'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { valueAt } from '@foerderportal/values/path'
import type { Tabellenart } from './tabellenart.ts'
import type { Tabellenzeile } from './tabelleDeuten.ts'
import { quellen, spaltenVon } from './tabelleSpalten.ts'

/** What a row says in the field that is read from a column, as it would be typed. */
const gelesenAus =
  (spalte: string) =>
  ({ gruppe, element }: Tabellenzeile): string => {
    const frage = gruppe?.fragen.find((eine) => quellen(eine).includes(spalte))
    const feld = frage && valueAt(element, feldVon(frage).split('.'))
    return typeof feld === 'string' ? feld : ''
  }

function Ergebnis({ fehler }: Tabellenzeile) {
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

/** What tells a row from another: to what it belongs, its name, and its figures. */
const vorschauspalten = (art: Tabellenart): readonly Spalte<Tabellenzeile>[] => [
  {
    kopf: 'Zeile',
    zelle: ({ nummer }) => (
      <>
        {/* A card has no head above it. */}
        <span className="p-tabelle__kopf" aria-hidden="true">
          {'Zeile '}
        </span>
        {nummer}
      </>
    ),
  },
  { kopf: art.worte.gruppe, zelle: ({ gruppe }) => gruppe?.titel ?? '' },
  {
    kopf: art.worte.einer,
    zelle: ({ element, zellen }) => (
      <span className="s-umbruch">{element ? art.name(element) : zellen.filter(Boolean).join(' · ')}</span>
    ),
  },
  ...spaltenVon(art)
    .filter(({ zahl }) => zahl)
    .map(({ kopf, name }) => ({ kopf, zelle: gelesenAus(name), zahl: true })),
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

type Props = { art: Tabellenart; zeilen: readonly Tabellenzeile[]; gute: number }

/** What becomes of each row, those to be mended first. */
export function TabelleVorschau({ art, zeilen, gute }: Props) {
  const geordnet = zeilen.toSorted((a, b) => Number(b.fehler.length > 0) - Number(a.fehler.length > 0))
  return (
    <div className="p-stapel s-tabellenvorschau">
      <Hinweis ton={gute === zeilen.length ? 'success' : 'warning'}>
        {zeilenSatz(gute, zeilen.length)}
      </Hinweis>
      <Tabelle
        titel="Vorschau"
        spalten={vorschauspalten(art)}
        zeilen={geordnet}
        schluessel={({ nummer }) => String(nummer)}
      />
    </div>
  )
}
