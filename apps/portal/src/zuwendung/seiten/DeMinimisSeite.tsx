import { dazu } from '@foerderportal/assistent/dateien/dazu'
import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import { DEMINIMIS_ARTEN } from '@foerderportal/contract/zuwendung/kern/antragsformular/dokumentArten'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { seiteAus } from './antragFragen.ts'
import type { FelderProps } from '../bau/antragSeite.ts'

type Stand = NonNullable<AntragAntwort['deMinimis']>

/** What may still be granted, before anybody thinks about costs. */
function FreierRest({ vorgang: { deMinimis } }: FelderProps<'deMinimis'>) {
  return (
    <>
      {deMinimis && <Konto {...deMinimis} />}
      <details className="s-erklaerung">
        <summary>Was ist eine De-minimis-Beihilfe?</summary>
        <p>
          Eine kleine staatliche Hilfe, die die EU ohne Genehmigung erlaubt. Dafür gibt es einen Höchstbetrag:
          Er gilt für Ihren Betrieb und alle Betriebe, die mit ihm verbunden sind, zusammen. Zu jeder haben
          Sie eine Bescheinigung bekommen; daraus entsteht Ihre Erklärung.
        </p>
      </details>
      <details className="s-erklaerung">
        <summary>Wann ist ein Betrieb verbunden?</summary>
        <p>
          Wenn einer die Mehrheit der Stimmen im anderen hat oder ihn beherrscht, auch über dritte. Betriebe,
          die nur zusammenarbeiten, sind es nicht.
        </p>
      </details>
    </>
  )
}

function Konto({ hoechstbetrag, jahre, vergeben, frei, verbundene }: Stand) {
  return (
    <div className="p-stapel">
      <dl className="s-summen">
        <div>
          <dt>{`Höchstbetrag in ${jahre} Jahren`}</dt>
          <dd className="p-zahl">{euro(hoechstbetrag)}</dd>
        </div>
        <div>
          <dt>Bei uns bekannt</dt>
          <dd className="p-zahl">{euro(vergeben)}</dd>
        </div>
        <div className="s-summen__haupt">
          <dt>Noch frei</dt>
          <dd className="p-zahl">{euro(frei)}</dd>
        </div>
      </dl>
      {verbundene.length > 0 && (
        <p className="kern-body kern-body--small">{`Zusammengerechnet mit: ${mitUnd(verbundene)}.`}</p>
      )}
      {frei === 0 ? (
        <Hinweis ton="warning" titel="Der Höchstbetrag ist ausgeschöpft">
          <p className="kern-body">
            {`Zurzeit können wir Ihnen nichts bewilligen. Wird eine Beihilfe älter als ${jahre} Jahre, ist wieder etwas frei.`}
          </p>
        </Hinweis>
      ) : (
        <p className="kern-body kern-body--small">
          Haben Sie von anderen Stellen mehr bekommen, ist weniger frei. Das prüfen wir anhand Ihrer
          Erklärung.
        </p>
      )}
    </div>
  )
}

export const deMinimisSeite = seiteAus('deMinimis', {
  Davor: FreierRest,
  mitDatei: ({ dokumente }, feld, datei) => {
    const art = DEMINIMIS_ARTEN.find((eine) => feld === `dokumente.${eine}`)
    return art && { dokumente: { ...dokumente, [art]: dazu(dokumente[art] ?? [], [datei]) } }
  },
})
