import { verbindungErfassen } from '@foerderportal/contract/zuwendung/kern/deminimis/kontoRoutes'
import { rufen } from '@foerderportal/client/rufen'
import { VerbindungEingabe } from '@foerderportal/contract/zuwendung/kern/deminimis/kontoSchema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { pruefer, schemaFehler } from '@foerderportal/shell/formular/pruefung'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useFormular } from '../../shared/formular/useFormular.ts'
import { useKontoSetzen } from './useKontoSetzen.ts'

const LEER: VerbindungEingabe = { kennung: '', grundlage: '' }

/** Says that another company and this one are a single enterprise (Article 2 of the regulation). */
export function Verbindungsformular({ unternehmen }: { unternehmen: string }) {
  const setzen = useKontoSetzen(unternehmen)
  const { absage, laeuft, versuchen } = useVersuch()
  const { control, handleSubmit, reset } = useFormular<VerbindungEingabe>({
    resolver: pruefer((werte) => schemaFehler(VerbindungEingabe, werte)),
    defaultValues: LEER,
  })
  const senden = handleSubmit((werte) =>
    versuchen(async () => {
      setzen(await rufen(verbindungErfassen, { params: { guid: unternehmen }, body: werte }))
      reset(LEER)
    }),
  )
  return (
    <details>
      <summary>Verbundenes Unternehmen erfassen</summary>
      <form noValidate className="d-block" aria-label="Verbindung erfassen" onSubmit={(e) => void senden(e)}>
        <Textfeld control={control} name="kennung" etikett="ZID-Betriebsnummer oder Geschäftspartnernummer" />
        <Textfeld
          control={control}
          name="grundlage"
          etikett="Woraus ergibt sich die Verbindung?"
          hinweis="Zum Beispiel: Mehrheit der Stimmen laut Auflistung"
        />
        <AbsageHinweis absage={absage} />
        <div>
          <Knopf type="submit" variante="secondary" laeuft={laeuft}>
            Verbindung erfassen
          </Knopf>
        </div>
      </form>
    </details>
  )
}
