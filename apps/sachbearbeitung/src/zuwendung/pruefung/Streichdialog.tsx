import { vermerkStreichen } from '@foerderportal/client/zuwendung/pruefpunkte'
import type { PruefpunktAntwort, Vermerk } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { Grunddialog } from '../../shared/Grunddialog.tsx'

type Props = {
  geschaeft: string
  punkt: PruefpunktAntwort
  vermerk: Vermerk
  gestrichen: (punkt: PruefpunktAntwort) => void
  schliessen: () => void
}

/** Asks why a Vermerk is struck through. */
export function Streichdialog({ geschaeft, punkt, vermerk, gestrichen, schliessen }: Props) {
  return (
    <Grunddialog
      name={`streichen/${geschaeft}/${punkt.code}/${vermerk.nummer}`}
      titel="Vermerk streichen"
      folge="Der Vermerk zählt dann nicht mehr. Er bleibt lesbar, mit Ihrem Grund."
      knopf="Vermerk streichen"
      ohneGrund="Geben Sie an, warum Sie den Vermerk streichen."
      tun={async (grund) => {
        const eingabe = { punkt: punkt.code, vermerk: vermerk.nummer, grund }
        gestrichen(await vermerkStreichen(geschaeft, eingabe, punkt.version))
      }}
      danach={schliessen}
      schliessen={schliessen}
    />
  )
}
