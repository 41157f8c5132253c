import { bewegen } from '@foerderportal/client/rufen'
import {
  staffelFreigeben,
  staffelZurueckgeben,
} from '@foerderportal/contract/interessenbekundung/bank/routes'
import type { RundeAntwort, Staffelansicht } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { freigabeTaste, rueckgabeTaste } from '../../../shared/freigabe/freigabeTasten.ts'
import { useTasten } from '../../../shared/tasten/useTasten.ts'
import { Freigabefrage } from '../../../shared/freigabe/Freigabefrage.tsx'
import { Grunddialog } from '../../../shared/Grunddialog.tsx'
import { kurzeSumme, rundeTitel, tagVon } from '../../worte.ts'
import { useRundeBekanntgeben } from '../useHandlung.ts'
import { Zeilenansicht } from './Zeilenansicht.tsx'

const einladungenWorte = ({
  einladungen: { OFFEN, GENUTZT, VERFALLEN, VERZICHTET },
}: Staffelansicht): string =>
  [
    [OFFEN, 'offen'],
    [GENUTZT, 'genutzt'],
    [VERFALLEN, 'verfallen'],
    [VERZICHTET, 'verzichtet'],
  ]
    .flatMap(([anzahl = 0, wort]) => (anzahl === 0 ? [] : [`${anzahl} ${wort}`]))
    .join(', ')

const STAND: Readonly<Record<Staffelansicht['status'], (staffel: Staffelansicht) => string>> = {
  VORGELEGT: () => 'liegt zur Freigabe vor',
  FREIGEGEBEN: einladungenWorte,
  ZURUECKGEGEBEN: ({ zurueckgegeben }) => `zurückgegeben: ${zurueckgegeben?.grund ?? ''}`,
}

const SPALTEN: readonly Spalte<Staffelansicht>[] = [
  { kopf: 'Nr.', zelle: ({ nr }) => nr },
  { kopf: 'Einladung', zelle: ({ freigegeben }) => (freigegeben ? tagVon(freigegeben.am) : 'noch nicht') },
  { kopf: 'Rang', zelle: ({ vonRang, bisRang }) => `${vonRang} bis ${bisRang}` },
  { kopf: 'Anzahl', zahl: true, zelle: ({ eingeladen }) => eingeladen.toLocaleString('de-DE') },
  { kopf: 'Summe €', zahl: true, zelle: ({ summe }) => betragSchreiben(summe) },
  { kopf: 'Stand', zelle: (staffel) => STAND[staffel.status](staffel) },
]

/** The batches of invitations (S3-04): those that were released, and the one that lies before a second person. */
export function Staffeln({ runde }: { runde: RundeAntwort }) {
  const { staffeln } = runde
  const vorgelegt = staffeln.find(({ status }) => status === 'VORGELEGT')
  if (staffeln.length === 0)
    return (
      <p className="kern-body">Eingeladen wird nach der Reihung, in Staffeln, solange die Mittel reichen.</p>
    )
  return (
    <>
      <Tabelle
        titel="Staffeln"
        titelUnsichtbar
        spalten={SPALTEN}
        zeilen={staffeln}
        schluessel={({ guid }) => guid}
      />
      {vorgelegt && <Freigabe key={vorgelegt.guid} runde={runde} staffel={vorgelegt} />}
    </>
  )
}

function Freigabe({ runde, staffel }: { runde: RundeAntwort; staffel: Staffelansicht }) {
  const { guid } = runde
  const { nr, sha256, eingeladen, summe, frei, vonRang, bisRang, gesperrtWeil, vorgelegt } = staffel
  const [fragt, setFragt] = useState(false)
  const [zurueck, setZurueck] = useState(false)
  const bekanntgeben = useRundeBekanntgeben()
  useTasten(
    'Staffel',
    gesperrtWeil === null
      ? [freigabeTaste(() => setFragt(true)), rueckgabeTaste(() => setZurueck(true))]
      : [],
  )
  return (
    <div className="d-kasten">
      <p className="kern-body">
        <strong>Staffel {nr} liegt zur Freigabe vor</strong>, {alsWann(vorgelegt.am)}&nbsp;Uhr von{' '}
        {vorgelegt.name}: Rang {vonRang} bis {bisRang}, {eingeladen.toLocaleString('de-DE')} Einladungen,{' '}
        {betragSchreiben(summe)}&nbsp;€ von {betragSchreiben(frei)}&nbsp;€ freien Mitteln. Prüfsumme{' '}
        <code title={sha256}>{kurzeSumme(sha256)}</code>
      </p>
      <Zeilenansicht runde={guid} staffel={staffel} />
      <div className="d-werkzeuge">
        <Knopf gesperrtWeil={gesperrtWeil ?? false} onClick={() => setFragt(true)}>
          {`Staffel ${nr} freigeben und einladen`}
        </Knopf>
        {gesperrtWeil === null && (
          <Knopf variante="secondary" onClick={() => setZurueck(true)}>
            Zurückgeben
          </Knopf>
        )}
      </div>
      {fragt && <Frage runde={runde} staffel={staffel} schliessen={() => setFragt(false)} />}
      {zurueck && (
        <Grunddialog
          name={`staffel/${staffel.guid}/zurueck`}
          titel={`Staffel ${nr} zurückgeben`}
          folge="Niemand wird mit ihr eingeladen. Die Programmpflege kann sie neu berechnen."
          knopf="Zurückgeben"
          ohneGrund="Geben Sie an, warum die Staffel zurückgeht."
          hoechstens={2000}
          tun={async (grund) =>
            bekanntgeben(
              await bewegen(staffelZurueckgeben, {
                params: { guid, staffelGuid: staffel.guid },
                body: { sha256, grund },
              }),
              'Zurückgegeben.',
            )
          }
          danach={() => setZurueck(false)}
          schliessen={() => setZurueck(false)}
        />
      )}
    </div>
  )
}

type FrageProps = { runde: RundeAntwort; staffel: Staffelansicht; schliessen: () => void }

function Frage({ runde, staffel, schliessen }: FrageProps) {
  const { guid } = runde
  const { nr, sha256, eingeladen, summe, frei, vonRang, bisRang } = staffel
  const bekanntgeben = useRundeBekanntgeben()
  return (
    <Freigabefrage
      titel={`Staffel ${nr} freigeben?`}
      angaben={[
        ['Runde', rundeTitel(runde)],
        ['Summe', `${betragSchreiben(summe)}\u00a0€ von ${betragSchreiben(frei)}\u00a0€ freien Mitteln`],
        ['Einladungen', `${eingeladen.toLocaleString('de-DE')}, Rang ${vonRang} bis ${bisRang}`],
      ]}
      folge="Alle Eingeladenen bekommen eine Mail und können ihren Antrag stellen. Das lässt sich nicht zurücknehmen."
      knopf="Freigeben und einladen"
      freigeben={async () =>
        bekanntgeben(
          await bewegen(staffelFreigeben, { params: { guid, staffelGuid: staffel.guid }, body: { sha256 } }),
          `Staffel ${nr} ist eingeladen.`,
        )
      }
      schliessen={schliessen}
    />
  )
}
