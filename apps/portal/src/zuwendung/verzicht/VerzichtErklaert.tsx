import { verzichtZuruecknehmen, verzichtMitzeichnen } from '@foerderportal/client/zuwendung/verzicht/verzicht'
import { VERZICHT_ANZEIGE } from '@foerderportal/contract/zuwendung/antrag/verzicht/staende'
import type { Verzicht, VerzichtAnsicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verzichtetes } from './Verzichtetes.tsx'
import { Verzichtsknopf } from './Verzichtsknopf.tsx'
import { eingegangen, unterschriebenVon } from './verzichtWorte.ts'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { verzichtSummeCent } from '@foerderportal/contract/zuwendung/antrag/verzicht/betraege'

type Props = { guid: string; verzicht: Verzicht; ansicht: VerzichtAnsicht }

/** A waiver that is declared, or waits for the second signature: when it arrived, what it says, what can be done with it. */
export function VerzichtErklaert({ guid, verzicht, ansicht }: Props) {
  return (
    <div className="p-stapel p-stapel--weit">
      <Hinweis
        ton={verzicht.status === 'ERKLAERT' ? 'success' : 'warning'}
        titel={eingegangen(verzicht)}
        stufe={2}
      >
        <p className="kern-body">
          {unterschriebenVon(verzicht)} {VERZICHT_ANZEIGE[verzicht.status].weiter}
        </p>
      </Hinweis>
      <Verzichtetes verzicht={verzicht} />
      {verzicht.status === 'ZUR_UNTERSCHRIFT' && <Mitzeichnen {...{ guid, verzicht, ansicht }} />}
      <Zuruecknehmen {...{ guid, verzicht, ansicht }} />
    </div>
  )
}

function Zuruecknehmen({ guid, verzicht, ansicht }: Props) {
  return (
    <Verzichtsknopf
      guid={guid}
      text="Verzicht zurücknehmen"
      variante="secondary"
      hindernis={ansicht.zuruecknehmenHindernis}
      zeichnende={ansicht.zeichnende}
      frage={{
        titel: 'Verzicht zurücknehmen?',
        text: 'Dann bleibt es bei dem, was bewilligt ist. Sie können später neu verzichten.',
        texte: { confirm: 'Zurücknehmen', cancel: 'Beim Verzicht bleiben' },
      }}
      senden={() => verzichtZuruecknehmen(guid, verzicht.guid)}
      getan="Der Verzicht ist zurückgenommen."
    />
  )
}

/** The second signature under a waiver, of whoever else signs for the company. */
function Mitzeichnen({ guid, verzicht, ansicht }: Props) {
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
