import { inCent, inEuro } from '@foerderportal/contract/shared/geld/betrag'
import {
  betraegeFehler,
  entscheidungssummen,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/betraege'
import type { Entscheidungsgegenstand } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { Betragstabelle, fehltAn, type BetraegeProps } from './Betragstabelle.tsx'
import { BETRAG, Eingabefeld, useEingabe } from './Eingabe.tsx'
import { Fehlerzeile } from './Fehlerzeile.tsx'
import { mitBewilligt } from '../inhaltAendern.ts'

const KOPF = ['Nr.', 'Gegenstand', 'Kat.', 'bewilligt €', 'gebunden €', 'künftig €', 'weniger €']

/** What becomes of each approved item: what payouts hold of it is the least that remains. */
export function NachtragBetraege({ wert, inhalt, aendern, amFeld = [] }: BetraegeProps) {
  const fehler = betraegeFehler(wert.gegenstaende, inhalt.betraege, wert.obergrenzen)
  const summen = entscheidungssummen(wert.gegenstaende, inhalt.betraege)
  const gebunden = wert.gegenstaende.reduce(
    (summe, { nachtrag }) => summe + inCent(nachtrag?.gebunden ?? 0),
    0,
  )
  return (
    <Betragstabelle kopf={KOPF}>
      <tbody>
        {wert.gegenstaende.map((gegenstand, nr) => {
          const i = inhalt.betraege.findIndex((b) => b.gegenstand === gegenstand.gegenstand)
          return (
            <Zeile
              key={gegenstand.gegenstand}
              {...{ gegenstand, nr: nr + 1, aendern, bewilligt: inhalt.betraege[i]?.bewilligt }}
              fehler={
                fehler.find(({ pfad }) => pfad === `betraege.${i}.bewilligt`)?.text ??
                fehltAn(amFeld, gegenstand, nr)
              }
            />
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Summe
          </th>
          {[summen.bisherCent, gebunden, summen.bewilligtCent, summen.wegfallCent].map((cent, i) => (
            <td key={KOPF[i + 3]} className="p-zahl">
              {betragSchreiben(inEuro(cent))}
            </td>
          ))}
        </tr>
      </tfoot>
    </Betragstabelle>
  )
}

type ZeileProps = Pick<BetraegeProps, 'aendern'> & {
  gegenstand: Entscheidungsgegenstand
  nr: number
  bewilligt: number | undefined
  fehler: string | undefined
}

function Zeile({ gegenstand, nr, bewilligt, aendern, fehler }: ZeileProps) {
  const { name, kategorie, nachtrag } = gegenstand
  const bisher = nachtrag?.bisher ?? 0
  const weniger = inCent(bisher) - inCent(bewilligt ?? 0)
  // What the company has declared is taken as it was declared.
  const offen = aendern !== undefined && nachtrag?.erklaert === null
  const kuenftig = useEingabe({
    wert: bewilligt,
    art: BETRAG,
    fehler,
    aendern: (wert = 0) => aendern?.(mitBewilligt(gegenstand.gegenstand, wert)),
  })
  return (
    <>
      <tr>
        <td>{nr}</td>
        <th scope="row">{name}</th>
        <td>{kategorie}</td>
        <td className="p-zahl">{betragSchreiben(bisher)}</td>
        <td className="p-zahl">{betragSchreiben(nachtrag?.gebunden ?? 0)}</td>
        <td className="p-zahl">
          {offen ? (
            <Eingabefeld
              name={`künftig bewilligt: ${name}`}
              nurVorlesen
              stand={kuenftig}
              className={weniger > 0 ? 'p-zahl d-eingabe__feld--anders' : 'p-zahl'}
            />
          ) : (
            betragSchreiben(bewilligt ?? 0)
          )}
        </td>
        <td className="p-zahl">{betragSchreiben(inEuro(weniger))}</td>
      </tr>
      {offen && (
        <Fehlerzeile spalten={KOPF.length} felder={[{ wort: 'künftig bewilligt', stand: kuenftig }]} />
      )}
    </>
  )
}
