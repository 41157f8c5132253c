import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import { FAEHIGKEITEN } from '@foerderportal/contract/zuwendung/kern/programm/faehigkeiten'
import type { AntragUebersicht } from '@foerderportal/contract/zuwendung/antrag/schema'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../../paths.ts'
import { GeschaeftTabelle } from './GeschaeftTabelle.tsx'
import { NeuerAntrag } from '../vorDemAntrag/NeuerAntrag.tsx'
import type { Einladung } from './runden.ts'
import { zeitraumText } from '../geschaeft/zeitraumText.ts'

type Props = {
  einladung: Einladung
  unternehmenGuid: string
  jetzt: Date
  /** Where a round has several invitations, each needs a name. */
  ueberschrift?: string
  /** Its button is the primary one of the page. */
  vorrang: boolean
}

/** One invitation: until when, the applications, for what, and how to begin one. */
export function EinladungAnsicht({ einladung, unternehmenGuid, jetzt, ueberschrift, vorrang }: Props) {
  const { eintrag, geschaefte, offen } = einladung
  return (
    <div className="p-stapel s-einladung">
      <div>
        {ueberschrift && <h3 className="kern-title">{ueberschrift}</h3>}
        <Eckdaten eintrag={eintrag} jetzt={jetzt} />
      </div>
      {geschaefte.length > 0 && (
        <GeschaeftTabelle titel={eintrag.programmbezeichnung} geschaefte={geschaefte} jetzt={jetzt} />
      )}
      {offen && (
        <div className="p-stapel p-stapel--eng">
          <NeuerAntrag
            einladung={eintrag}
            unternehmenGuid={unternehmenGuid}
            variante={vorrang ? 'primary' : 'secondary'}
          />
          <p className="kern-body">
            <Verweis href={pfade.vorDemAntrag(eintrag.guid)}>
              Vor dem Antrag: Fragen, Unterlagen und Fördersätze
            </Verweis>
          </p>
        </div>
      )}
    </div>
  )
}

const anzahlText = ({ details, maxAnzahlGeschaefte: hoechstens }: AntragUebersicht): string => {
  if (details.length > 0) return `${details.length} von höchstens ${hoechstens} Anträgen`
  return hoechstens === 1 ? 'ein Antrag möglich' : `höchstens ${hoechstens} Anträge möglich`
}

function Eckdaten({ eintrag, jetzt }: { eintrag: AntragUebersicht; jetzt: Date }) {
  return (
    <>
      <p className="kern-body">
        {`${zeitraumText(eintrag.erfassungsZeitraum, jetzt)} · ${anzahlText(eintrag)}`}
      </p>
      <p className="kern-body kern-body--muted">
        {`${FAEHIGKEITEN[eintrag.programm].MitEinladung ? 'Eingeladen für' : 'Gefördert wird'}: ${mitUnd(eintrag.kategorieTitel)}`}
      </p>
    </>
  )
}
