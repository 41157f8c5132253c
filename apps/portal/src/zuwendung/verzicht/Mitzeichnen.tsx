import { verzichtMitzeichnen } from '@foerderportal/client/zuwendung/verzicht/verzicht'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { verzichtSummeCent } from '@foerderportal/contract/zuwendung/antrag/verzicht/betraege'
import type { Verzicht, VerzichtAnsicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { Verzichtsknopf } from './Verzichtsknopf.tsx'

type Props = { guid: string; verzicht: Verzicht; ansicht: VerzichtAnsicht }

/** The second signature under a waiver, of whoever else signs for the company. */
export function Mitzeichnen({ guid, verzicht, ansicht }: Props) {
  return (
    <Verzichtsknopf
      guid={guid}
      text="Verzicht unterschreiben"
      hindernis={ansicht.mitzeichnenHindernis}
      zeichnende={ansicht.zeichnende}
      frage={{
        titel: `Auf ${alsEuro(verzichtSummeCent(verzicht.betraege))} verzichten?`,
        text: 'Mit Ihrer Unterschrift ist der Verzicht erklärt. Diesen Betrag bekommt Ihr Unternehmen dann nicht. Zurücknehmen lässt er sich nur, bis die Bank ihn in einen Bescheid aufgenommen hat.',
        texte: { confirm: 'Verzicht unterschreiben', cancel: 'Noch nicht' },
        gefahr: true,
      }}
      senden={() => verzichtMitzeichnen(guid, verzicht.guid)}
      getan="Der Verzicht ist erklärt."
    />
  )
}
