import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Angaben } from '@foerderportal/assistent/zusammenfassung/Angaben.tsx'
import { SpaetesLiegendes } from '@foerderportal/assistent/liegendes/SpaetesLiegendes.tsx'
import { ANTRAGART } from '../kern/antragart.ts'
import { AntragLoeschen } from '../kern/AntragLoeschen.tsx'
import { standJetzt } from '../geschaeft/geschaeftStand.ts'
import { useGelesen } from '../kern/useEntfernen.ts'

const NUR_LESEN =
  'Sie dürfen diesen Antrag ansehen, aber nicht ändern. Fragen Sie die Verwaltung Ihres Unternehmens.'

const fristVorbei = ({ erfassungsZeitraum }: AntragAntwort) =>
  `${erfassungsZeitraum ? `Die Frist ist am ${alsMinute(letzterMoment(erfassungsZeitraum.bis))}\u00a0Uhr abgelaufen. ` : ''}Sie können diesen Entwurf ansehen, aber nicht mehr ändern oder einreichen.`

/** A draft to look at: for somebody who may not write, and for everybody once the period has ended. */
export function AntragAnsicht({ antrag, daten }: { antrag: AntragAntwort; daten: AntragDaten }) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const gelesen = useGelesen(antrag.formular.guid)
  return (
    <Seite titel={`Antrag ${antrag.geNr}`} stand={standJetzt(antrag).wort}>
      <div className="p-formular p-text">
        <Hinweis>{darfSchreiben ? fristVorbei(antrag) : NUR_LESEN}</Hinweis>
        {darfSchreiben && (
          <SpaetesLiegendes art={ANTRAGART} vorgang={antrag} gesendet={antrag.eingang !== null} />
        )}
        <Angaben art={ANTRAGART} daten={daten} aenderbar={false} />
        {darfSchreiben && <AntragLoeschen antrag={antrag} gesehen={gelesen} />}
      </div>
    </Seite>
  )
}
