import {
  AENDERUNGSGRUPPEN,
  type Aenderung,
  type Aenderungsgruppe,
} from '@foerderportal/contract/zuwendung/antrag/aenderungen/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { pruefungAbfrage } from '@foerderportal/client/zuwendung/pruefpunkte'
import { PUNKT_ANZEIGE } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { pfade } from '../../paths.ts'
import { summenanfang } from '../../shared/summenanfang.ts'
import { Standwort } from '../../shared/Standwort.tsx'
import { punkteZu } from './punkteZu.ts'
import { useZeilengang } from './useZeilengang.ts'
import { GRUPPE_DAZU, GRUPPE_TEXT } from './gruppen.ts'

type Props = { geschaeft: string; aenderungen: readonly Aenderung[]; nachgefordertAm: string | null }

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
 * As in liste/Liste.tsx: the rows stand one below the other in a narrow window.
 */
/** Place, before and after, group by group; j and k go from row to row. */
export function Aenderungsliste({ geschaeft, aenderungen, nachgefordertAm }: Props) {
  const { data: stand } = useSuspenseQuery(pruefungAbfrage(geschaeft))
  const ref = useZeilengang('Änderungen', 'Änderung')
  return (
    <table className="d-liste d-aenderungen" role="table" ref={ref}>
      <caption className="p-nur-vorlesen">Was sich zwischen zwei Einreichungen geändert hat</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Stelle', 'Vorher', 'Nachher', 'Prüfpunkt'].map((kopf) => (
            <th key={kopf} role="columnheader" scope="col">
              {kopf}
            </th>
          ))}
        </tr>
      </thead>
      {AENDERUNGSGRUPPEN.map((gruppe) => {
        const eigene = aenderungen.filter((eine) => eine.gruppe === gruppe)
        return (
          eigene.length > 0 && (
            <Gruppe
              key={gruppe}
              gruppe={gruppe}
              zeilen={eigene.map((aenderung) => ({ aenderung, punkte: punkteZu(aenderung, stand.punkte) }))}
              dazu={dazu(gruppe, nachgefordertAm)}
              href={(code) => `${pfade.fall(geschaeft, 'pruefung')}#${code}`}
            />
          )
        )
      })}
    </table>
  )
}

const dazu = (gruppe: Aenderungsgruppe, nachgefordertAm: string | null): string =>
  gruppe === 'NACHGEFORDERT' && nachgefordertAm !== null
    ? `Fragen vom ${alsDatum(tagInBerlin(new Date(nachgefordertAm)))}`
    : GRUPPE_DAZU[gruppe]

type ZeileProps = { aenderung: Aenderung; punkte: readonly PruefpunktAntwort[] }
type Href = { href: (code: string) => string }
type GruppeProps = Href & { gruppe: Aenderungsgruppe; zeilen: readonly ZeileProps[]; dazu: string }

function Gruppe({ gruppe, zeilen, dazu: satz, href }: GruppeProps) {
  return (
    <tbody role="rowgroup">
      <tr role="row" className="d-liste__gruppe">
        <th role="rowheader" scope="rowgroup" colSpan={4}>
          {GRUPPE_TEXT[gruppe]} <span className="d-leise">{`${zeilen.length}${satz && `, ${satz}`}`}</span>
        </th>
      </tr>
      {zeilen.map((zeile) => (
        <Zeile key={zeile.aenderung.stelle} {...zeile} href={href} />
      ))}
    </tbody>
  )
}

function Zeile({ aenderung, punkte, href }: ZeileProps & Href) {
  const { stelle, frage, grund, vorher, nachher, dateien, dieselbeDatei } = aenderung
  const gleich = dieselbeDatei || vorher === nachher
  return (
    <tr role="row" className="d-liste__zeile" data-zeile={stelle} tabIndex={-1}>
      <th role="rowheader" scope="row">
        {frage}
        {grund && <span className="d-leise"> {grund}</span>}
      </th>
      <td role="cell" className="d-wort">
        <span className="d-liste__kopf" aria-hidden="true">
          Vorher
        </span>
        {vorher === null ? (
          <span className="d-leise">fehlte</span>
        ) : gleich ? (
          vorher
        ) : (
          <del className="d-zuvor">{vorher}</del>
        )}
      </td>
      <td role="cell" className="d-wort">
        <span className="d-liste__kopf" aria-hidden="true">
          Nachher
        </span>
        {gleich ? (
          <span>{dieselbeDatei ? `dieselbe Datei${kennung(dateien?.nachher[0]?.sha256)}` : nachher}</span>
        ) : nachher === null ? (
          <span className="d-leise">fehlt jetzt</span>
        ) : (
          <ins className="d-jetzt">{nachher}</ins>
        )}
      </td>
      <td role="cell">
        <span className="d-liste__kopf" aria-hidden="true">
          Prüfpunkt
        </span>
        <Punkte punkte={punkte} href={href} />
      </td>
    </tr>
  )
}

/** What the change means for the check: where each point that reads the place stands now. */
function Punkte({ punkte, href }: Pick<ZeileProps, 'punkte'> & Href) {
  if (punkte.length === 0) return <span className="d-leise">ohne Prüfpunkt</span>
  return punkte.map(({ code, stand }) => (
    <div key={code} className="d-punktverweis">
      <Verweis href={href(code)} className="kern-link">
        {code}
      </Verweis>{' '}
      <Standwort ton={TOENE[PUNKT_ANZEIGE[stand].ton]}>{PUNKT_ANZEIGE[stand].wort}</Standwort>
    </div>
  ))
}

/** The first figures of a hash: enough to see that it is the same. */
const kennung = (sha256: string | null | undefined): string => (sha256 ? `, ${summenanfang(sha256)}` : '')
