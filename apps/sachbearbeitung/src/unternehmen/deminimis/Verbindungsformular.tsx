import { deMinimisKontoAbfrage, verbindungErfassen } from '@foerderportal/client/unternehmen/deMinimis'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'

type Werte = { kennung: string; grundlage: string }
const LEER: Werte = { kennung: '', grundlage: '' }

const pruefen = ({ kennung, grundlage }: Werte) => [
  ...(kennung.trim() === ''
    ? [{ pfad: 'kennung', text: 'Geben Sie die ZID-Betriebsnummer oder die Geschäftspartnernummer ein.' }]
    : []),
  ...(grundlage.trim() === ''
    ? [{ pfad: 'grundlage', text: 'Geben Sie an, woraus sich die Verbindung ergibt.' }]
    : []),
]

/** Says that another company and this one are a single enterprise (Article 2 of the regulation). */
export function Verbindungsformular({ unternehmen }: { unternehmen: string }) {
  const klient = useQueryClient()
  const { absage, laeuft, versuchen } = useVersuch()
  const { control, handleSubmit, reset } = useForm<Werte>({
    ...FORM_OPTIONS,
    resolver: pruefer(pruefen),
    defaultValues: LEER,
  })
  const senden = handleSubmit((werte) =>
    versuchen(async () => {
      klient.setQueryData(
        deMinimisKontoAbfrage(unternehmen).queryKey,
        await verbindungErfassen(unternehmen, werte),
      )
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
