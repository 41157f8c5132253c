import { Icon } from '@foerderportal/ui/Icon.tsx'
import { klassen } from '@foerderportal/ui/klassen'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { CSSProperties, ReactNode } from 'react'
import type { Auswahl } from './useAuswahl.ts'
import { useZeilen } from './useZeilen.ts'

export type Spalte<Z> = {
  readonly id: string
  /** The head; on a narrow window it stands before the value. */
  readonly kopf: string
  readonly zelle: (zeile: Z) => ReactNode
  /** Right-aligned with figures of equal width. */
  readonly zahl?: boolean
  /** In rem. Columns without one share what is left. */
  readonly breite?: number
  /** A name: it takes what is left, never less than 16 rem, and wraps instead of being cut off. */
  readonly name?: boolean
  /** What does not fit goes on in the next line; without it, it is cut off. */
  readonly umbricht?: boolean
  /** Stays where no row has anything to say in it: somebody has asked for it. */
  readonly bleibt?: boolean
  /** All of it, where it may be cut off. */
  readonly voll?: (zeile: Z) => string
  /** Left out where the window has no room for it. */
  readonly nurBreit?: boolean
  /** Left out up to the widest windows: until then another column says it (`d-nur-schmal`). */
  readonly nurWeit?: boolean
}

/** By what the list is sorted, and how that changes; the address keeps it. */
export type Sortierung = {
  readonly nach: string
  readonly ab: boolean
  readonly sortierbar: (spalte: string) => boolean
  readonly waehlen: (spalte: string) => void
}

type ListeProps<Z> = {
  /** Says what the list contains; read out. */
  titel: string
  /** The first one names the row and leads into it. */
  spalten: readonly Spalte<Z>[]
  zeilen: readonly Z[]
  schluessel: (zeile: Z) => string
  href: (zeile: Z) => string
  /** What the row is called where it is chosen. */
  name: (zeile: Z) => string
  sortierung?: Sortierung
  auswahl?: Auswahl
  /** Before it leads into a row. */
  oeffnen?: (zeile: Z) => void
}

/** What a column without a width of its own gets at least, in rem; a name more. */
const GETEILT = 6
const NAME = 16

const NICHTS: readonly unknown[] = [null, undefined, false, '', '–']
/** Of a cell that is drawn its words decide. */
const sagtNichts = <Z,>({ voll, zelle }: Spalte<Z>, zeile: Z): boolean => {
  const inhalt = zelle(zeile)
  const gezeichnet = typeof inhalt === 'object' && inhalt !== null
  return NICHTS.includes(gezeichnet && voll ? voll(zeile) : inhalt)
}

/** A column in which no row says anything takes no room from the others; the first one names the rows. */
const gefaltet = <Z,>(spalten: readonly Spalte<Z>[], zeilen: readonly Z[]): readonly Spalte<Z>[] =>
  spalten.filter(
    (spalte, i) => i === 0 || spalte.bleibt || !zeilen.every((zeile) => sagtNichts(spalte, zeile)),
  )

/** Of a letter of a head, the padding of its cell, and the arrow of a sorted one, in rem. */
const BUCHSTABE = 0.58
const RAND = 1
const PFEIL = 1.25

/** No narrower than the longest word of its head: a word is never parted without a hyphen. */
const breiteVon = <Z,>({ breite, kopf, id }: Spalte<Z>, sortierung?: Sortierung): number | undefined => {
  const wort = Math.max(...kopf.split(' ').map(({ length }) => length)) * BUCHSTABE + RAND
  return breite && Math.max(breite, sortierung?.nach === id ? wort + PFEIL : wort)
}

const mindestens = <Z,>(spalten: readonly Spalte<Z>[], sortierung?: Sortierung): CSSProperties => {
  const summe = spalten
    .filter(({ nurBreit, nurWeit }) => !nurBreit && !nurWeit)
    .reduce((breite, spalte) => breite + (breiteVon(spalte, sortierung) ?? (spalte.name ? NAME : GETEILT)), 0)
  return { '--d-mindestens': `calc(${summe}rem * var(--d-eng, 1))` } as CSSProperties // React's type has no custom properties
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
 * The roles stand in the markup because browsers drop the meaning of a table when CSS shows its rows one below the other,
 * which it does in a narrow window.
 */
/** A dense table: rows of 32 px, j and k go from row to row, Enter opens, x chooses. */
export function Liste<Z>(props: ListeProps<Z>) {
  const { titel, zeilen, schluessel, auswahl, sortierung } = props
  const nach = sortierung?.nach
  const spalten = gefaltet(
    props.spalten.map((spalte) => (spalte.id === nach ? { ...spalte, bleibt: true } : spalte)),
    zeilen,
  )
  const { aktuell, ref, betreten } = useZeilen(auswahl)
  return (
    <table className="d-liste" role="table" ref={ref} style={mindestens(spalten, sortierung)}>
      <caption className="p-nur-vorlesen">{titel}</caption>
      <colgroup>
        {auswahl && <col className="d-liste__wahl" />}
        {spalten.map((spalte) => {
          const breite = breiteVon(spalte, sortierung)
          return (
            <col
              key={spalte.id}
              className={klassen(spalte.nurBreit && 'd-nur-breit', spalte.nurWeit && 'd-nur-weit')}
              {...(breite && { style: { width: `calc(${breite}rem * var(--d-eng, 1))` } })}
            />
          )
        })}
      </colgroup>
      <thead role="rowgroup">
        <tr role="row">
          {auswahl && (
            // Without a name of its own it takes the checkbox's, which is then read with each row.
            <th role="columnheader" scope="col" className="d-liste__wahl" aria-label="Auswahl">
              <input
                type="checkbox"
                className="d-haken"
                aria-label="Alle gezeigten auswählen"
                checked={auswahl.alle}
                onChange={({ target }) => auswahl.alleWaehlen(target.checked)}
              />
            </th>
          )}
          {spalten.map((spalte) => (
            <Kopf key={spalte.id} spalte={spalte} sortierung={sortierung} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {zeilen.map((zeile) => (
          <Zeile
            key={schluessel(zeile)}
            {...props}
            spalten={spalten}
            zeile={zeile}
            aktuell={schluessel(zeile) === aktuell}
            betreten={betreten}
          />
        ))}
      </tbody>
    </table>
  )
}

type KopfProps<Z> = { spalte: Spalte<Z>; sortierung: Sortierung | undefined }

function Kopf<Z>({ spalte: { id, kopf, zahl, nurBreit, nurWeit }, sortierung }: KopfProps<Z>) {
  const hier = sortierung?.nach === id
  const richtung = sortierung?.ab ? 'descending' : 'ascending'
  return (
    <th
      role="columnheader"
      scope="col"
      className={klassen(zahl && 'p-zahl', nurBreit && 'd-nur-breit', nurWeit && 'd-nur-weit')}
      aria-sort={hier ? richtung : undefined}
    >
      {sortierung?.sortierbar(id) ? (
        <button type="button" className="d-liste__sortieren" onClick={() => sortierung.waehlen(id)}>
          {kopf}
          {hier && <Icon name={sortierung.ab ? 'arrow-down' : 'arrow-up'} groesse="small" />}
        </button>
      ) : (
        kopf
      )}
    </th>
  )
}

/** How the cells of a column look. */
const zellenart = <Z,>({ name, umbricht, zahl, nurBreit, nurWeit }: Spalte<Z>): string =>
  klassen(
    zahl && 'p-zahl',
    nurBreit && 'd-nur-breit',
    nurWeit && 'd-nur-weit',
    (name || umbricht) && 'd-liste__umbruch',
  )

type ZeileProps<Z> = ListeProps<Z> & { zeile: Z; aktuell: boolean; betreten: (schluessel: string) => void }

function Zeile<Z>({
  zeile,
  spalten,
  schluessel,
  href,
  name,
  auswahl,
  oeffnen,
  aktuell,
  betreten,
}: ZeileProps<Z>) {
  const id = schluessel(zeile)
  const gewaehlt = auswahl?.ist(id) ?? false
  return (
    <tr
      role="row"
      data-zeile={id}
      className={klassen('d-liste__zeile', aktuell && 'd-liste__zeile--aktuell')}
      onFocus={() => betreten(id)}
    >
      {auswahl && (
        <td role="cell" className="d-liste__wahl">
          <input
            type="checkbox"
            className="d-haken"
            aria-label={`${name(zeile)} auswählen`}
            checked={gewaehlt}
            onChange={() => auswahl.umschalten(id)}
          />
        </td>
      )}
      {spalten.map((spalte, i) =>
        i === 0 ? (
          <th
            key={spalte.id}
            role="rowheader"
            scope="row"
            className={zellenart(spalte)}
            title={spalte.voll?.(zeile)}
          >
            <Verweis href={href(zeile)} className="d-liste__verweis" onClick={() => oeffnen?.(zeile)}>
              {spalte.zelle(zeile)}
            </Verweis>
          </th>
        ) : (
          <td key={spalte.id} role="cell" className={zellenart(spalte)} title={spalte.voll?.(zeile)}>
            <span className="d-liste__kopf" aria-hidden="true">
              {spalte.kopf}
            </span>
            <span className="d-liste__wert">{spalte.zelle(zeile)}</span>
          </td>
        ),
      )}
    </tr>
  )
}
