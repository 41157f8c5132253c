import type { Seitenkonflikt, Wahl } from '@foerderportal/entwurf/types'
import type { Seitenwahl } from '@foerderportal/entwurf/merge'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Radiogruppe } from '@foerderportal/ui/felder/wahl/Radiogruppe.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'

/** A field in the words of its form. */
export type Feldworte = { readonly frage: string; readonly schreiben: (wert: unknown) => string }

type Props = {
  konflikte: readonly Seitenkonflikt[]
  worte: (konflikt: Seitenkonflikt) => Feldworte
  uebernehmen: (wahl: Wahl) => void
  schliessen: () => void
}

const schluessel = ({ seite, pfad }: Seitenkonflikt) => [seite, ...pfad].join('/')

/** An address, an account: values of several lines, which need width beside each other. */
const istVielzeilig = ({ eigen, fremd }: Seitenkonflikt) =>
  [eigen, fremd].some((wert) => wert instanceof Object)

/** Where two people wrote different things into one field: both versions side by side, and the user says which holds. */
export function Vergleich({ konflikte, worte, uebernehmen, schliessen }: Props) {
  const [gewaehlt, setGewaehlt] = useState<ReadonlyMap<string, Seitenwahl>>(new Map())
  const offen = konflikte.filter((k) => !gewaehlt.has(schluessel(k))).length
  const alle = (seite: Seitenwahl) => setGewaehlt(new Map(konflikte.map((k) => [schluessel(k), seite])))
  const waehlen = (k: Seitenkonflikt, seite: Seitenwahl) =>
    setGewaehlt(new Map([...gewaehlt, [schluessel(k), seite]]))
  return (
    <Dialog
      titel="Welche Angaben sollen gelten?"
      gross={konflikte.length > 2 || konflikte.some(istVielzeilig)}
      schliessen={schliessen}
      fuss={
        <>
          <Knopf
            gesperrtWeil={
              offen > 0 && `Wählen Sie noch bei ${offen === 1 ? 'einem Feld' : `${offen} Feldern`}.`
            }
            onClick={() => uebernehmen((k) => gewaehlt.get(schluessel(k)) ?? 'eigen')}
          >
            Auswahl übernehmen
          </Knopf>
          <Knopf variante="secondary" onClick={schliessen}>
            Später entscheiden
          </Knopf>
        </>
      }
    >
      <div className="p-stapel">
        <p className="kern-body">
          Diese Felder wurden inzwischen anders gespeichert: von jemand anderem oder in einem anderen Fenster.
          Nichts ist verloren. Wählen Sie bei jedem Feld, was gelten soll.
        </p>
        <div className="p-reihe">
          <Knopf variante="secondary" onClick={() => alle('eigen')}>
            Alle meine
          </Knopf>
          <Knopf variante="secondary" onClick={() => alle('fremd')}>
            Alle neueren
          </Knopf>
        </div>
        {konflikte.map((konflikt) => (
          <Feld
            key={schluessel(konflikt)}
            konflikt={konflikt}
            worte={worte(konflikt)}
            wahl={gewaehlt.get(schluessel(konflikt))}
            waehlen={(seite) => waehlen(konflikt, seite)}
          />
        ))}
      </div>
    </Dialog>
  )
}

type FeldProps = {
  konflikt: Seitenkonflikt
  worte: Feldworte
  wahl: Seitenwahl | undefined
  waehlen: (seite: Seitenwahl) => void
}

const nichts = () => undefined

function Feld({ konflikt, worte: { frage, schreiben }, wahl, waehlen }: FeldProps) {
  const name = `vergleich-${schluessel(konflikt).replaceAll(/[^\w-]/g, '-')}`
  const fassung = (wessen: string, wert: unknown) => (
    <span className="s-fassung">
      <span className="s-fassung__wessen">{wessen}</span>{' '}
      <span className="s-fassung__wert">{schreiben(wert)}</span>
    </span>
  )
  return (
    <div className="s-vergleich">
      <Radiogruppe
        id={name}
        name={name}
        etikett={frage}
        nebeneinander
        optionen={[
          { wert: 'eigen', text: fassung('Ihre Eingabe', konflikt.eigen) },
          { wert: 'fremd', text: fassung('Neuere Fassung', konflikt.fremd) },
        ]}
        wert={wahl}
        fehler={undefined}
        beiWahl={(wert) => waehlen(wert === 'fremd' ? 'fremd' : 'eigen')}
        beimVerlassen={nichts}
        ersteRef={null}
      />
    </div>
  )
}
