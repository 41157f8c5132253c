import { alsEuro, inCent, inEuro } from '@foerderportal/contract/shared/geld/betrag'
import {
  betraegeFehler,
  entscheidungssummen,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/betraege'
import type {
  EntscheidungAntwort,
  Entscheidungsgegenstand,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { Betragstabelle, fehltAn, type BetraegeProps } from './Betragstabelle.tsx'
import { BETRAG, Eingabefeld, useEingabe, type Eingabestand } from './Eingabe.tsx'
import { Fehlerzeile } from './Fehlerzeile.tsx'
import { mitBewilligt, mitFoerderfaehig } from '../inhaltAendern.ts'

const KOPF = ['Nr.', 'Gegenstand', 'Kat.', 'Kosten €', 'förderfähig €', 'Satz', 'beantragt €', 'bewilligt €']

/** What is granted of each item, in euros and cents, with its limits beside. */
export function AntragBetraege({ wert, inhalt, aendern, amFeld = [] }: BetraegeProps) {
  const fehler = betraegeFehler(wert.gegenstaende, inhalt.betraege, wert.obergrenzen)
  const summen = entscheidungssummen(wert.gegenstaende, inhalt.betraege)
  const satzZu = (i: number, feld: string) =>
    fehler.find(({ pfad }) => pfad === `betraege.${i}.${feld}`)?.text
  return (
    <>
      <Betragstabelle kopf={KOPF}>
        <tbody>
          {wert.gegenstaende.map((gegenstand, nr) => {
            const i = inhalt.betraege.findIndex((b) => b.gegenstand === gegenstand.gegenstand)
            return (
              <Zeile
                key={gegenstand.gegenstand}
                {...{ gegenstand, nr: nr + 1, inhalt, aendern, grenzen: wert.obergrenzen }}
                fehler={{
                  foerderfaehig: satzZu(i, 'foerderfaehig'),
                  bewilligt: satzZu(i, 'bewilligt') ?? fehltAn(amFeld, gegenstand, nr),
                }}
              />
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Summe
            </th>
            <td className="p-zahl">{betragSchreiben(inEuro(summen.kostenCent))}</td>
            <td className="p-zahl">{betragSchreiben(inEuro(summen.foerderfaehigCent))}</td>
            <td className="p-zahl">{'\u2013'}</td>
            <td className="p-zahl">{betragSchreiben(inEuro(summen.beantragtCent))}</td>
            <td className="p-zahl">{betragSchreiben(inEuro(summen.bewilligtCent))}</td>
          </tr>
        </tfoot>
      </Betragstabelle>
      {inhalt.art === 'BEWILLIGUNG' && summen.wegfallCent > 0 && (
        <p className="kern-body d-kuerzung">
          <Icon name="warning" groesse="small" />
          <span>
            <strong>Kürzung {alsEuro(summen.wegfallCent)}</strong> gegenüber dem Antrag
          </span>
        </p>
      )}
    </>
  )
}

type ZeileProps = Pick<BetraegeProps, 'inhalt' | 'aendern'> & {
  gegenstand: Entscheidungsgegenstand
  nr: number
  grenzen: EntscheidungAntwort['obergrenzen']
  fehler: { readonly foerderfaehig: string | undefined; readonly bewilligt: string | undefined }
}

function Zeile({ gegenstand, nr, inhalt, aendern, grenzen, fehler }: ZeileProps) {
  const angabe = inhalt.betraege.find((b) => b.gegenstand === gegenstand.gegenstand)
  const gekuerzt = inCent(angabe?.bewilligt ?? 0) < inCent(gegenstand.beantragt)
  const offen = aendern !== undefined && inhalt.art === 'BEWILLIGUNG'
  const foerderfaehig = useEingabe({
    wert: angabe?.foerderfaehig,
    art: BETRAG,
    fehler: fehler.foerderfaehig,
    aendern: (wert = 0) => aendern?.(mitFoerderfaehig(gegenstand, wert, grenzen)),
  })
  const bewilligt = useEingabe({
    wert: angabe?.bewilligt,
    art: BETRAG,
    fehler: fehler.bewilligt,
    aendern: (wert = 0) => aendern?.(mitBewilligt(gegenstand.gegenstand, wert)),
  })
  const feld = (wort: 'förderfähig' | 'bewilligt', stand: Eingabestand, gelesen = 0) =>
    offen ? (
      <Eingabefeld
        name={`${wort}: ${gegenstand.name}`}
        nurVorlesen
        stand={stand}
        className={wort === 'bewilligt' && gekuerzt ? 'p-zahl d-eingabe__feld--anders' : 'p-zahl'}
      />
    ) : (
      betragSchreiben(gelesen)
    )
  return (
    <>
      <tr>
        <td>{nr}</td>
        <th scope="row">{gegenstand.name}</th>
        <td>{gegenstand.kategorie}</td>
        <td className="p-zahl">{betragSchreiben(gegenstand.kosten)}</td>
        <td className="p-zahl">{feld('förderfähig', foerderfaehig, angabe?.foerderfaehig)}</td>
        <td className="p-zahl">{gegenstand.satz.toLocaleString('de-DE')}&nbsp;%</td>
        <td className="p-zahl">{betragSchreiben(gegenstand.beantragt)}</td>
        <td className="p-zahl">{feld('bewilligt', bewilligt, angabe?.bewilligt)}</td>
      </tr>
      {offen && (
        <Fehlerzeile
          spalten={KOPF.length}
          felder={[
            { wort: 'förderfähig', stand: foerderfaehig },
            { wort: 'bewilligt', stand: bewilligt },
          ]}
        />
      )}
    </>
  )
}
