import { fassungVeroeffentlichen } from '@foerderportal/contract/fragebogen/bank/routes'
import { bewegen } from '@foerderportal/client/rufen'
import { umfrageAbfrage } from '@foerderportal/client/fragebogen/bank'
import type { Fassung, Umfrage } from '@foerderportal/contract/fragebogen/bank/schema'
import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import { programmName } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { speicherText } from '@foerderportal/shell/entwurf/speicherText'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { geltende, vergleichVon } from '../worte.ts'
import { useFassungBekanntgeben, type OffeneFassung } from './useFassung.ts'

/** Somebody else has saved meanwhile: a conflict, or something new that came in. */
const istZuLesen = ({ stand, meldung }: OffeneFassung['entwurf']): boolean =>
  stand().art === 'konflikt' || (stand().art === 'gespeichert' && meldung()?.art === 'zusammengefuehrt')

type Props = { fassung: Fassung; offen: OffeneFassung; schliessen: () => void }

/** Before the step that binds: what it means, and whom it concerns (S9-05). */
export function Veroeffentlichen({
  fassung,
  offen: { entwurf, fehler, befunde, nachsehen },
  schliessen,
}: Props) {
  const { laeuft, absage, versuchen } = useVersuch()
  const [gelesen] = useState(entwurf.lesestand)
  const [ungespeichert, setUngespeichert] = useState<string>()
  const bekanntgeben = useFassungBekanntgeben()
  const { data: umfrage } = useQuery(umfrageAbfrage(fassung.umfrageUuid))
  const veroeffentlichen = () =>
    versuchen(async () => {
      setUngespeichert(undefined)
      if (!(await entwurf.speichernWieGelesen(gelesen)))
        // Below the dialog stands what to decide, or to read.
        return istZuLesen(entwurf)
          ? schliessen()
          : setUngespeichert(speicherText(entwurf.stand(), entwurf.kopiestand()))
      const { version } = entwurf.basis()
      const stand = await bewegen(fassungVeroeffentlichen, {
        params: { guid: fassung.guid },
        ifMatch: version,
      }).catch(nachsehen)
      entwurf.aufgeben()
      schliessen()
      bekanntgeben(stand)
      ansagen(`Fassung ${fassung.nummer} ist veröffentlicht.`)
    })
  return (
    <Dialog
      titel={`Fassung ${fassung.nummer} veröffentlichen?`}
      schliessen={schliessen}
      schliessenText="Abbrechen"
      fuss={
        <Knopf
          laeuft={laeuft}
          gesperrtWeil={fehler.length + befunde.length > 0 && 'Die Prüfung nennt noch etwas.'}
          onClick={() => void veroeffentlichen()}
        >
          Fassung veröffentlichen
        </Knopf>
      }
    >
      <p className="kern-body">
        Ab dann beantwortet sie, wer neu beginnt. Ändern lässt sie sich nicht mehr; für Änderungen legen Sie
        eine neue Fassung an.
      </p>
      {umfrage && <Betroffene umfrage={umfrage} nach={fassung.guid} />}
      {ungespeichert !== undefined && (
        <Hinweis ton="danger" titel="Noch nicht veröffentlicht" neu>
          <p className="kern-body">
            Ihre letzten Änderungen müssen erst gespeichert sein. Jetzt: {ungespeichert}. Versuchen Sie es
            gleich noch einmal.
          </p>
        </Hinweis>
      )}
      <AbsageHinweis absage={absage} />
    </Dialog>
  )
}

const beiDerAlten = (anzahl: number): string => {
  if (anzahl === 0) return 'Niemand beantwortet diese gerade.'
  return anzahl === 1
    ? 'Ein Antragsteller beantwortet diese gerade und bleibt bei ihr.'
    : `${anzahl} Antragsteller beantworten diese gerade und bleiben bei ihr.`
}

/** 'Wen betrifft es': who is answering the version before, and which programmes require it. */
function Betroffene({ umfrage, nach }: { umfrage: Umfrage; nach: string }) {
  const bisher = geltende(umfrage)
  const { programme } = umfrage
  return (
    <>
      {bisher && (
        <p className="kern-body">
          Sie löst Fassung {bisher.nummer} ab. {beiDerAlten(bisher.begonnen - bisher.abgeschlossen)}{' '}
          <Verweis href={vergleichVon(umfrage, bisher, { guid: nach })}>Was sich ändert</Verweis>
        </p>
      )}
      <p className="kern-body">
        {programme.length === 0
          ? 'Kein Programm verlangt diesen Fragebogen.'
          : `Verlangt von ${mitUnd(programme.map(programmName))}.`}
      </p>
    </>
  )
}
