import { bewegen } from '@foerderportal/client/rufen'
import { rundeAendern } from '@foerderportal/contract/interessenbekundung/bank/routes'
import { rundeAbfrage, type Rundenstand } from '@foerderportal/client/interessenbekundung/runden'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { useGegenstand } from '../../shared/gegenstand.ts'
import { useRundeBekanntgeben } from '../runde/useHandlung.ts'
import { rundeTitel } from '../worte.ts'
import { RundeFormular } from './RundeFormular.tsx'
import { werteVon } from './werte.ts'

/** Changes a planned round: until it is published nobody outside has seen it (S3-01). */
export function AendernSeite() {
  const { runde: guid } = useParams({ from: '/geschuetzt/runden/$runde/aendern' })
  const abfrage = useGegenstand(rundeAbfrage(guid))
  return (
    <Arbeitsseite titel={abfrage.data ? `${rundeTitel(abfrage.data.wert)} ändern` : 'Runde ändern'}>
      <Geladen abfrage={abfrage} was="Die Runde">
        {(stand) =>
          stand.wert.moeglich.rundeAendern === null ? (
            <Formular anfang={stand} />
          ) : (
            <Hinweis titel="Diese Runde lässt sich nicht mehr ändern">
              <p className="kern-body">{stand.wert.moeglich.rundeAendern}</p>
            </Hinweis>
          )
        }
      </Geladen>
    </Arbeitsseite>
  )
}

/** Begins with the state that was opened; what is read later does not take away what is typed. */
function Formular({ anfang }: { anfang: Rundenstand }) {
  const [{ wert, version }] = useState(anfang)
  const gehen = useNavigate()
  const bekanntgeben = useRundeBekanntgeben()
  return (
    <RundeFormular
      name={`runde/${wert.guid}`}
      anfang={werteVon(wert.angaben)}
      programme={[wert.angaben.programm]}
      knopf="Änderungen speichern"
      senden={async (angaben) => {
        await bekanntgeben(
          await bewegen(rundeAendern, { params: { guid: wert.guid }, body: angaben, ifMatch: version }),
          'Gespeichert.',
        )
        await gehen({ to: pfade.runde(wert.guid) })
      }}
    />
  )
}
