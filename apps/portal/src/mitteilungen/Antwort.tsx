import { UploadFeld } from '@foerderportal/assistent/dateien/UploadFeld.tsx'
import { UploadRahmen } from '@foerderportal/assistent/dateien/UploadRahmen.tsx'
import { useDateiFehltWeil } from '@foerderportal/assistent/dateien/useUploads'
import type { Ort } from '@foerderportal/client/mitteilungen/konversationen'
import { bezugWorte } from '@foerderportal/contract/mitteilungen/bezug'
import {
  BETREFF_ZEICHEN,
  MITTEILUNG_ZEICHEN,
  MITTEILUNG_DATEIEN,
} from '@foerderportal/contract/mitteilungen/grenzen'
import type { Konversation } from '@foerderportal/contract/mitteilungen/konversation/schema'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { Meldung } from '@foerderportal/shell/formular/Meldung.tsx'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useAntwort } from './useAntwort.ts'
import type { Formulardateien } from '@foerderportal/assistent/dateien/types'
import { pfade } from '../paths.ts'
import { vorhandeneUnterlagen } from '../shared/vorhandeneUnterlagen.ts'

type Props = { ort: Ort; konversation: Konversation }

const hinweisZu = ({ bezug }: Konversation): string =>
  [
    ...(bezug ? [`Sie gehört ${bezugWorte(bezug)}.`] : []),
    'Alle in Ihrem Unternehmen und die Bank können sie lesen. Nach dem Senden lässt sie sich nicht mehr ändern.',
  ].join(' ')

/** Writes into the conversation: what is typed lies on the device until it is sent. */
export function Antwort({ ort, konversation }: Props) {
  return (
    <UploadRahmen dateien={mitteilungDateien(ort)}>
      <Formular {...{ ort, konversation }} />
    </UploadRahmen>
  )
}

function Formular({ ort, konversation }: Props) {
  const { control, weitere, entwurf, laeuft, gesendet, senden } = useAntwort(ort, konversation)
  const unterwegs = useDateiFehltWeil()
  const erste = konversation.mitteilungen.length === 0
  return (
    <form noValidate className="p-formular" aria-labelledby="antwort" onSubmit={(e) => void senden(e)}>
      <h2 className="kern-heading-medium" id="antwort">
        {erste ? 'Der Bank schreiben' : 'Antworten'}
      </h2>
      {gesendet && <Meldung ergebnis={gesendet} />}
      <Wiederherstellung entwurf={entwurf} />
      <Fehleruebersicht control={control} weitere={weitere} />
      {erste && (
        <Textfeld control={control} name="betreff" etikett="Betreff" freiwillig maxLength={BETREFF_ZEICHEN} />
      )}
      <Textbereich
        control={control}
        name="inhalt"
        etikett="Ihre Mitteilung"
        hinweis={hinweisZu(konversation)}
        zeilen={6}
        hoechstens={MITTEILUNG_ZEICHEN}
      />
      <UploadFeld control={control} name="anhaenge" etikett="Dateien" freiwillig />
      <Speicherhinweis entwurf={entwurf} />
      <div className="p-reihe">
        <Knopf type="submit" laeuft={laeuft} gesperrtWeil={unterwegs}>
          Mitteilung senden
        </Knopf>
      </div>
    </form>
  )
}

/** What a message says of its files. */
const mitteilungDateien = ({ unternehmenGuid, konversationId }: Ort): Formulardateien => ({
  jeFeld: MITTEILUNG_DATEIEN,
  vorhandene: vorhandeneUnterlagen(unternehmenGuid),
  kopie: `mitteilung:${konversationId}`,
  bereich: pfade.konversation(konversationId),
  verlassen: {
    was: 'die Seite',
    knopf: 'Seite verlassen',
  },
})
