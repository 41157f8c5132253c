import {
  entscheidungZurueckgeben,
  entscheidungFreigeben,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { bewegen } from '@foerderportal/client/rufen'
import { type EntscheidungStand } from '@foerderportal/client/zuwendung/entscheidung'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { entscheidungssummen } from '@foerderportal/contract/zuwendung/bank/entscheidung/betraege'
import { entscheidungWort, istNachtrag } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import {
  ENTSCHEIDUNG_ANZEIGE,
  entscheidungStaende,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import { fehlendeTeile } from '@foerderportal/contract/zuwendung/bank/entscheidung/pflichtteile'
import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { useDarf } from '@foerderportal/shell/umgebung'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import type { Angabe } from '../../shared/Angaben.tsx'
import { Abweichungen } from '../../shared/Abweichungen.tsx'
import { Freigabeleiste } from '../../shared/freigabe/Freigabeleiste.tsx'
import { Mitlesen } from '../../shared/freigabe/Mitlesen.tsx'
import { Zurueckgegeben } from '../../shared/freigabe/Zurueckgegeben.tsx'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { BETRAEGE_UND_ANSICHT, Spalte, Spalten } from '../../shared/Spalten.tsx'
import { Verzichte } from '../verzicht/Verzichte.tsx'
import { Befangene } from './Befangene.tsx'
import { Bescheide } from './Bescheide.tsx'
import { Betraege } from './betraege/Betraege.tsx'
import { Jahresfrist } from './Jahresfrist.tsx'
import { Liegengebliebenes } from './Liegengebliebenes.tsx'
import { Nachtraege } from './Nachtraege.tsx'
import { useBekanntgeben } from './useEntscheidung.ts'
import { Vorschau } from './Vorschau.tsx'

type Props = { geschaeft: string; stand: EntscheidungStand; neuLaden: () => void }

/**
 * What somebody else drafts, what lies before a second person, or what was released: read, released or given back, never
 * changed here.
 */
export function Vorlage({ geschaeft, stand, neuLaden }: Props) {
  const { wert, version } = stand
  const { inhalt, status } = wert
  const ergangen = status === 'FREIGEGEBEN'
  const imEntwurf = status === null || status === 'ENTWURF'
  const bereitetVor = useDarf(['SACHBEARBEITUNG', 'SCHREIBEN'])
  return (
    <Spalten breiten={BETRAEGE_UND_ANSICHT}>
      <Spalte name="Entscheidung">
        <div className="d-entscheidung">
          {imEntwurf && <Entworfenes wert={wert} />}
          <Kurz wert={wert} />
          {bereitetVor && <Liegengebliebenes key={wert.guid} {...{ geschaeft, wert }} />}
          <Abweichungen
            titel={istNachtrag(inhalt.art) ? 'Was sich ändert' : 'Abweichungen vom Fall ohne Befund'}
            saetze={wert.abweichungen}
          />
          <Befangene wert={wert} />
          <Verzichte {...{ geschaeft, wert }} />
          <Betraege {...{ wert, inhalt }} />
          <Jahresfrist {...{ wert, inhalt }} />
          {status === 'VORGELEGT' && <Freigabe {...{ geschaeft, wert, neuLaden }} />}
          {ergangen && (
            <>
              <Bescheide {...{ geschaeft, wert }} />
              <Nachtraege {...{ geschaeft, wert }} />
            </>
          )}
        </div>
      </Spalte>
      <Spalte name={ergangen ? 'Text des Bescheids' : 'Vorschau des Bescheids'}>
        <Vorschau {...{ geschaeft, version, fehlt: ergangen ? null : fehlend(wert) }} />
      </Spalte>
    </Spalten>
  )
}

/** What is presented lacks nothing. */
const fehlend = (wert: EntscheidungAntwort): number =>
  wert.status === 'VORGELEGT' ? 0 : fehlendeTeile(wert.inhalt, wert).length

const VORSCHLAG = 'Noch hat niemand diese Entscheidung begonnen. Sie sehen, was das Programm vorschlägt.'

/** Of a draft: who works on it, and why it came back. */
function Entworfenes({ wert: { moeglich, gespeichert, zurueckgegeben } }: { wert: EntscheidungAntwort }) {
  return (
    <>
      <Mitlesen
        grund={moeglich.entscheidungSpeichern ?? ''}
        gespeichert={gespeichert}
        unbegonnen={VORSCHLAG}
      />
      <Zurueckgegeben zurueckgegeben={zurueckgegeben} />
    </>
  )
}

const tatVon = ({ status, freigegeben, vorgelegt }: EntscheidungAntwort) => {
  if (status === 'FREIGEGEBEN') return freigegeben
  return status === 'VORGELEGT' ? vorgelegt : null
}

function Kurz({ wert }: { wert: EntscheidungAntwort }) {
  const { wegfallCent } = entscheidungssummen(wert.gegenstaende, wert.inhalt.betraege)
  const tat = tatVon(wert)
  return (
    <p className="kern-body">
      <strong>{entscheidungWort(wert.inhalt.art, wegfallCent)}</strong>.{' '}
      {wert.status === null ? 'Vorschlag des Programms' : ENTSCHEIDUNG_ANZEIGE[wert.status].wort}
      {tat && ` ${alsWann(tat.am)}\u00a0Uhr von ${tat.name}`}. Eingang {ganzeNummern(wert.eingangsnummer)}
    </p>
  )
}

type Freigegeben = Omit<Props, 'stand'> & { wert: EntscheidungAntwort }

/** Whom it is about, what is decided, and the sum of it. */
const angabenVon = ({
  unternehmenName,
  geNr,
  inhalt,
  gegenstaende,
}: EntscheidungAntwort): readonly Angabe[] => {
  const summen = entscheidungssummen(gegenstaende, inhalt.betraege)
  const nachtrag = istNachtrag(inhalt.art)
  return [
    ['Unternehmen', unternehmenName],
    ['Geschäft', ganzeNummern(geNr)],
    ['Entscheidung', entscheidungWort(inhalt.art, summen.wegfallCent)],
    [nachtrag ? 'Künftig bewilligt' : 'Bewilligt', alsEuro(summen.bewilligtCent)],
    [
      nachtrag ? 'Bisher bewilligt' : 'Beantragt',
      alsEuro(nachtrag ? summen.bisherCent : summen.beantragtCent),
    ],
  ]
}

function Freigabe({ geschaeft, wert, neuLaden }: Freigegeben) {
  const { inhalt, moeglich, inhaltSha256, vorlage, vorgelegt } = wert
  const bekanntgeben = useBekanntgeben(geschaeft)
  const handlung = (name: 'entscheidungFreigeben' | 'entscheidungZurueckgeben') => ({
    knopf: entscheidungStaende.zeilen[name].knopf,
    gesperrtWeil: moeglich[name],
  })
  return (
    <Freigabeleiste
      freigabe={handlung('entscheidungFreigeben')}
      rueckgabe={handlung('entscheidungZurueckgeben')}
      inhaltSha256={inhaltSha256}
      frage={{ titel: 'Entscheidung freigeben?', angaben: angabenVon(wert) }}
      folge={
        istNachtrag(inhalt.art)
          ? 'Danach sind die Beträge verringert, und das Unternehmen bekommt den Bescheid.'
          : 'Danach ist der Antrag entschieden, und das Unternehmen bekommt den Bescheid.'
      }
      freigeben={async (gelesen) =>
        bekanntgeben(
          await bewegen(entscheidungFreigeben, {
            params: { guid: geschaeft },
            body: { inhaltSha256: gelesen },
          }),
        )
      }
      zurueckgeben={(schliessen) => (
        <Grunddialog
          name={`rueckgabe/${geschaeft}/${vorgelegt?.am ?? ''}`}
          titel="Entscheidung zurückgeben"
          folge="Die Entscheidung wird wieder Entwurf. Die Sachbearbeitung liest den Grund und legt sie neu vor."
          knopf="Mit diesem Grund zurückgeben"
          ohneGrund="Geben Sie einen Grund an."
          hoechstens={2_000}
          gruende={vorlage.rueckgabegruende}
          tun={async (grund) =>
            bekanntgeben(
              await bewegen(entscheidungZurueckgeben, { params: { guid: geschaeft }, body: { grund } }),
            )
          }
          danach={schliessen}
          schliessen={schliessen}
        />
      )}
      neuLaden={neuLaden}
    />
  )
}
