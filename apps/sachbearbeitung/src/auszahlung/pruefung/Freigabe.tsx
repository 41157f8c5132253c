import {
  auszahlungFreigeben,
  auszahlungZurueckgeben,
} from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import { bewegen } from '@foerderportal/client/rufen'
import { bankpruefungStaende } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { bewilligtSummeCent } from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import type { Angabe } from '../../shared/Angaben.tsx'
import { Freigabeleiste } from '../../shared/freigabe/Freigabeleiste.tsx'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { usePruefungBekanntgeben } from './usePruefungBekanntgeben.ts'

type Props = { wert: Bankpruefung; neuLaden: () => void }

/** Releases a check, or gives it back. */
export function Freigabe({ wert, neuLaden }: Props) {
  const { guid, moeglich, inhaltSha256, vorgelegt } = wert
  const bekanntgeben = usePruefungBekanntgeben()
  const handlung = (name: 'auszahlungFreigeben' | 'auszahlungZurueckgeben') => ({
    knopf: bankpruefungStaende.zeilen[name].knopf,
    gesperrtWeil: moeglich[name],
  })
  return (
    <Freigabeleiste
      freigabe={handlung('auszahlungFreigeben')}
      rueckgabe={handlung('auszahlungZurueckgeben')}
      inhaltSha256={inhaltSha256}
      frage={{ titel: 'Auszahlung freigeben?', angaben: angabenVon(wert) }}
      folge="Danach ist der Auszahlungsantrag entschieden; Bewilligtes kommt in den nächsten Zahllauf."
      freigeben={async (gelesen) =>
        bekanntgeben(
          await bewegen(auszahlungFreigeben, { params: { guid }, body: { inhaltSha256: gelesen } }),
          'Freigegeben. Die Auszahlung ist entschieden.',
        )
      }
      zurueckgeben={(schliessen) => <Zurueckgeben {...{ guid, schliessen }} vorlage={vorgelegt?.am ?? ''} />}
      neuLaden={neuLaden}
    />
  )
}

/** Whom it pays, and how much. */
const angabenVon = ({ unternehmenName, geNr, nr, inhalt, beantragt }: Bankpruefung): readonly Angabe[] => [
  ['Unternehmen', unternehmenName],
  ['Auszahlung', `${nr} zu ${geNr}`],
  ['Ergebnis', inhalt.ergebnis === 'ABGELEHNT' ? 'Ablehnung' : 'Bewilligung'],
  ['Ausgezahlt wird', inhalt.ergebnis === 'BEWILLIGT' ? alsEuro(bewilligtSummeCent(inhalt)) : undefined],
  ['Beantragt', euro(beantragt)],
]

type ZurueckgebenProps = { guid: string; vorlage: string; schliessen: () => void }

function Zurueckgeben({ guid, vorlage, schliessen }: ZurueckgebenProps) {
  const bekanntgeben = usePruefungBekanntgeben()
  return (
    <Grunddialog
      name={`auszahlung-zurueckgeben/${guid}/${vorlage}`}
      titel="Prüfung zurückgeben"
      folge="Die Prüfung wird wieder Entwurf. Die Sachbearbeitung liest den Grund und legt sie neu vor."
      knopf={bankpruefungStaende.zeilen.auszahlungZurueckgeben.knopf}
      ohneGrund="Geben Sie einen Grund an."
      hoechstens={2_000}
      tun={async (grund) =>
        bekanntgeben(
          await bewegen(auszahlungZurueckgeben, { params: { guid }, body: { grund } }),
          'Zurückgegeben.',
        )
      }
      danach={schliessen}
      schliessen={schliessen}
    />
  )
}
