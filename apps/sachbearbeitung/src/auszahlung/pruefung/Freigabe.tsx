import { auszahlungFreigeben, auszahlungZurueckgeben } from '@foerderportal/client/auszahlung/bankpruefung'
import { BANKPRUEFUNG_UEBERGAENGE } from '@foerderportal/contract/auszahlung/bankpruefung/bankpruefungLauf'
import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { Freigabeleiste } from '../../shared/Freigabeleiste.tsx'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { usePruefungBekanntgeben } from './usePruefungBekanntgeben.ts'

type Props = { wert: Bankpruefung; neuLaden: () => void }

/** Releases a check, or gives it back. */
export function Freigabe({ wert: { guid, moeglich, inhaltSha256 }, neuLaden }: Props) {
  const bekanntgeben = usePruefungBekanntgeben()
  const handlung = (name: 'auszahlungFreigeben' | 'auszahlungZurueckgeben') => ({
    knopf: BANKPRUEFUNG_UEBERGAENGE[name].knopf,
    gesperrtWeil: moeglich[name],
  })
  return (
    <Freigabeleiste
      freigabe={handlung('auszahlungFreigeben')}
      rueckgabe={handlung('auszahlungZurueckgeben')}
      inhaltSha256={inhaltSha256}
      folge="Danach ist der Auszahlungsantrag entschieden; Bewilligtes kommt in den nächsten Zahllauf."
      freigeben={async (gelesen) =>
        bekanntgeben(await auszahlungFreigeben(guid, gelesen), 'Freigegeben. Die Auszahlung ist entschieden.')
      }
      zurueckgeben={(schliessen) => <Zurueckgeben guid={guid} schliessen={schliessen} />}
      neuLaden={neuLaden}
    />
  )
}

function Zurueckgeben({ guid, schliessen }: { guid: string; schliessen: () => void }) {
  const bekanntgeben = usePruefungBekanntgeben()
  return (
    <Grunddialog
      name={`auszahlung-zurueckgeben/${guid}`}
      titel="Prüfung zurückgeben"
      folge="Die Prüfung wird wieder Entwurf. Die Sachbearbeitung liest den Grund und legt sie neu vor."
      knopf={BANKPRUEFUNG_UEBERGAENGE.auszahlungZurueckgeben.knopf}
      ohneGrund="Geben Sie einen Grund an."
      hoechstens={2_000}
      tun={async (grund) => bekanntgeben(await auszahlungZurueckgeben(guid, grund), 'Zurückgegeben.')}
      danach={schliessen}
      schliessen={schliessen}
    />
  )
}
