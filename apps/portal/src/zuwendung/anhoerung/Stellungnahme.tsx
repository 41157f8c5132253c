import { UploadFeld } from '@foerderportal/assistent/dateien/UploadFeld.tsx'
import { UploadRahmen } from '@foerderportal/assistent/dateien/UploadRahmen.tsx'
import { useDateiFehltWeil } from '@foerderportal/assistent/dateien/useUploads'
import type { AnhoerungStand } from '@foerderportal/client/zuwendung/anhoerung/anhoerung'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useStellungnahme } from './useStellungnahme.ts'
import type { Formulardateien } from '@foerderportal/assistent/dateien/types'
import { antragDokumenteAbfrage } from '@foerderportal/client/zuwendung/unterlagen'
import type { AnhoerungAnsicht } from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import { pfade } from '../../paths.ts'
import { vorhandeneUnterlagen } from '../../shared/vorhandeneUnterlagen.ts'

type Props = { guid: string; stand: AnhoerungStand }

/** The answer of the company: what is typed lies on the device until it is saved or sent. */
export function Stellungnahme({ guid, stand }: Props) {
  return (
    <UploadRahmen dateien={anhoerungDateien(guid, stand.wert)}>
      <Formular guid={guid} stand={stand} />
    </UploadRahmen>
  )
}

function Formular({ guid, stand }: Props) {
  const { control, weitere, entwurf, laeuft, gespeichert, speichern, senden } = useStellungnahme(guid, stand)
  const unterwegs = useDateiFehltWeil()
  return (
    <form noValidate className="p-formular" aria-labelledby="stellungnahme" onSubmit={(e) => void senden(e)}>
      <h2 className="kern-heading-medium" id="stellungnahme">
        Ihre Stellungnahme
      </h2>
      <Wiederherstellung entwurf={entwurf} />
      <Fehleruebersicht control={control} weitere={weitere} />
      <Textbereich
        control={control}
        name="text"
        etikett="Was möchten Sie dazu sagen?"
        hinweis="Sie müssen nicht antworten. Was Sie schreiben, berücksichtigt die Bank in ihrer Entscheidung."
        zeilen={10}
        hoechstens={10_000}
      />
      <UploadFeld control={control} name="dateien" etikett="Unterlagen dazu" freiwillig />
      <Speicherhinweis entwurf={entwurf} />
      <p className="kern-body">
        Nach dem Senden lässt sich Ihre Stellungnahme nicht mehr ändern. Alle in Ihrem Unternehmen können sie
        lesen.
      </p>
      <div className="p-reihe">
        <Knopf type="submit" laeuft={laeuft === 'senden'} gesperrtWeil={unterwegs}>
          Stellungnahme senden
        </Knopf>
        <Knopf variante="secondary" laeuft={laeuft === 'speichern'} onClick={() => void speichern()}>
          Entwurf speichern
        </Knopf>
      </div>
      <output className="kern-body">{gespeichert}</output>
    </form>
  )
}

/** What a hearing says of its files. */
const anhoerungDateien = (
  guid: string,
  { guid: anhoerung, unternehmenGuid }: AnhoerungAnsicht,
): Formulardateien => ({
  jeFeld: 20,
  genannte: antragDokumenteAbfrage(guid),
  vorhandene: vorhandeneUnterlagen(unternehmenGuid),
  kopie: `anhoerung:${anhoerung}`,
  bereich: pfade.anhoerung(guid),
  verlassen: {
    was: 'die Seite',
    knopf: 'Seite verlassen',
  },
})
