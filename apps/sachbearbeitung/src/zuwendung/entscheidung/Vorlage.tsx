import {
  entscheidungFreigeben,
  entscheidungZurueckgeben,
  type EntscheidungStand,
} from '@foerderportal/client/zuwendung/entscheidung'
import { entscheidungssummen } from '@foerderportal/contract/zuwendung/entscheidung/betraege'
import { entscheidungWort, istNachtrag } from '@foerderportal/contract/zuwendung/entscheidung/arten'
import {
  ENTSCHEIDUNG_ANZEIGE,
  ENTSCHEIDUNG_UEBERGAENGE,
} from '@foerderportal/contract/zuwendung/entscheidung/entscheidungLauf'
import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/entscheidung/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { Spalte, Spalten } from '../../shared/Spalten.tsx'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { Verzichte } from '../verzicht/Verzichte.tsx'
import { Befangene } from './Befangene.tsx'
import { Bescheide } from './Bescheide.tsx'
import { Betraege } from './Betraege.tsx'
import { Jahresfrist } from './Jahresfrist.tsx'
import { Nachtraege } from './Nachtraege.tsx'
import { Rueckgabe } from './Rueckgabe.tsx'
import { useBekanntgeben } from './useEntscheidung.ts'
import { Vorschau } from './Vorschau.tsx'

const BREITEN = 'minmax(30rem, 11fr) minmax(24rem, 9fr)'

type Props = { geschaeft: string; stand: EntscheidungStand; neuLaden: () => void }

/** What lies before a second person, or was released: read, released or given back, never changed here. */
export function Vorlage({ geschaeft, stand, neuLaden }: Props) {
  const { wert, version } = stand
  return (
    <Spalten breiten={BREITEN}>
      <Spalte name="Entscheidung">
        <div className="d-entscheidung">
          <Kurz wert={wert} />
          <Abweichungen
            titel={istNachtrag(wert.inhalt.art) ? 'Was sich ändert' : 'Abweichungen vom Fall ohne Befund'}
            saetze={wert.abweichungen}
          />
          <Befangene wert={wert} />
          <Verzichte {...{ geschaeft, wert }} />
          <Betraege wert={wert} inhalt={wert.inhalt} />
          <Jahresfrist wert={wert} inhalt={wert.inhalt} />
          {wert.status === 'VORGELEGT' ? (
            <Freigabe {...{ geschaeft, wert, neuLaden }} />
          ) : (
            <>
              <Bescheide {...{ geschaeft, wert }} />
              <Nachtraege {...{ geschaeft, wert }} />
            </>
          )}
        </div>
      </Spalte>
      <Spalte name="Vorschau des Bescheids">
        <Vorschau {...{ geschaeft, version, fehlt: 0 }} />
      </Spalte>
    </Spalten>
  )
}

function Kurz({ wert }: { wert: EntscheidungAntwort }) {
  const { wegfallCent } = entscheidungssummen(wert.gegenstaende, wert.inhalt.betraege)
  const tat = wert.status === 'FREIGEGEBEN' ? wert.freigegeben : wert.vorgelegt
  return (
    <p className="kern-body">
      <strong>{entscheidungWort(wert.inhalt.art, wegfallCent)}</strong>.{' '}
      {wert.status && ENTSCHEIDUNG_ANZEIGE[wert.status].wort}
      {tat && ` ${alsWann(tat.am)} Uhr von ${tat.name}`}. Eingang {ganzeNummern(wert.eingangsnummer)}
    </p>
  )
}

function Abweichungen({ titel, saetze }: { titel: string; saetze: readonly string[] }) {
  return (
    <section aria-labelledby="abweichungen">
      <h2 id="abweichungen" className="d-teil">
        {titel}
      </h2>
      {saetze.length === 0 ? (
        <p className="kern-body">Keine.</p>
      ) : (
        <ul className="kern-body d-abweichungen">
          {saetze.map((satz) => (
            <li key={satz}>{satz}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** '1a2b 3c4d …': enough to compare by eye. */
const kurz = (sha256: string): string => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)}`

function Freigabe({ geschaeft, wert, neuLaden }: Omit<Props, 'stand'> & { wert: EntscheidungAntwort }) {
  const { laeuft, absage, versuchen } = useVersuch()
  const [rueckgabe, setRueckgabe] = useState(false)
  const bekanntgeben = useBekanntgeben(geschaeft)
  const { entscheidungFreigeben: grund, entscheidungZurueckgeben: keineRueckgabe } = wert.moeglich
  const gelesen = wert.inhaltSha256 ?? ''
  const freigeben = () =>
    void versuchen(async () => bekanntgeben(await entscheidungFreigeben(geschaeft, gelesen)))
  useTasten('Freigabe', [
    ...(grund === null ? [{ taste: 'Strg+Enter', text: 'freigeben', imFuss: true, tun: freigeben }] : []),
    ...(keineRueckgabe === null
      ? [{ taste: 'r', text: 'zurückgeben', imFuss: true, tun: () => setRueckgabe(true) }]
      : []),
  ])
  return (
    <div className="d-entscheidung__leiste">
      <AbsageHinweis absage={absage} />
      <div className="d-entscheidung__knoepfe">
        <Knopf laeuft={laeuft} gesperrtWeil={grund ?? false} onClick={freigeben}>
          {`${ENTSCHEIDUNG_UEBERGAENGE.entscheidungFreigeben.knopf} (${kurz(gelesen)})`}
        </Knopf>
        {keineRueckgabe === null && (
          <Knopf variante="secondary" onClick={() => setRueckgabe(true)}>
            {ENTSCHEIDUNG_UEBERGAENGE.entscheidungZurueckgeben.knopf}
          </Knopf>
        )}
        {absage?.status === 409 && (
          <Knopf variante="tertiary" onClick={neuLaden}>
            Neu lesen
          </Knopf>
        )}
      </div>
      <p className="d-meta">
        Freigegeben wird genau, was Sie hier lesen: Prüfsumme <code>{gelesen}</code>.{' '}
        {istNachtrag(wert.inhalt.art)
          ? 'Danach sind die Beträge verringert, und das Unternehmen bekommt den Bescheid.'
          : 'Danach ist der Antrag entschieden, und das Unternehmen bekommt den Bescheid.'}
      </p>
      {rueckgabe && (
        <Rueckgabe
          geschaeft={geschaeft}
          gruende={wert.vorlage.rueckgabegruende}
          schliessen={() => setRueckgabe(false)}
          zurueckgeben={async (text) => bekanntgeben(await entscheidungZurueckgeben(geschaeft, text))}
        />
      )}
    </div>
  )
}
