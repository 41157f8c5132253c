import { beihilfeErfassen } from '@foerderportal/contract/zuwendung/kern/deminimis/kontoRoutes'
import { rufen } from '@foerderportal/client/rufen'
import {
  BEIHILFE_BETRAG,
  DEMINIMIS_HOECHSTENS,
} from '@foerderportal/contract/zuwendung/kern/deminimis/verordnungen'
import { gewaehrtFehler } from '@foerderportal/contract/zuwendung/bank/tage'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { betragLesen } from '@foerderportal/schreibweise/betrag'
import { datumLesen } from '@foerderportal/schreibweise/datum'
import { Betragsfeld } from '@foerderportal/ui/felder/getippt/Betragsfeld.tsx'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useFormular } from '../../shared/formular/useFormular.ts'
import { tagFehlerAn } from '../../shared/zeit/tagLesen.ts'
import { useKontoSetzen } from './useKontoSetzen.ts'

type Werte = { betrag: string; gewaehrtAm: string; geber: string }
const LEER: Werte = { betrag: '', gewaehrtAm: '', geber: '' }

const cent = (text: string): number => {
  const gelesen = betragLesen(text)
  return gelesen.ok ? gelesen.wert : 0
}

const pruefen = ({ betrag, gewaehrtAm, geber }: Werte) => [
  ...(cent(betrag) > 0 && cent(betrag) <= DEMINIMIS_HOECHSTENS
    ? []
    : [{ pfad: 'betrag', text: BEIHILFE_BETRAG }]),
  ...tagFehlerAn('gewaehrtAm', gewaehrtAm, gewaehrtFehler),
  ...(geber.trim() === '' ? [{ pfad: 'geber', text: 'Geben Sie ein, wer die Beihilfe gewährt hat.' }] : []),
]

/** Enters what the applicant's declaration names: it counts for all that are linked. */
export function Beihilfeformular({ unternehmen }: { unternehmen: string }) {
  const setzen = useKontoSetzen(unternehmen)
  const { absage, laeuft, versuchen } = useVersuch()
  const { control, handleSubmit, reset } = useFormular<Werte>({
    resolver: pruefer(pruefen),
    defaultValues: LEER,
  })
  const senden = handleSubmit(({ betrag, gewaehrtAm, geber }) =>
    versuchen(async () => {
      const tag = datumLesen(gewaehrtAm)
      const eingabe = {
        verordnung: 'AGRAR',
        betrag: cent(betrag),
        gewaehrtAm: tag.ok ? tag.wert : gewaehrtAm,
        geber: geber.trim(),
      } as const
      setzen(await rufen(beihilfeErfassen, { params: { guid: unternehmen }, body: eingabe }))
      reset(LEER)
    }),
  )
  return (
    <details>
      <summary>Beihilfe einer anderen Stelle erfassen</summary>
      <form noValidate className="d-block" aria-label="Beihilfe erfassen" onSubmit={(e) => void senden(e)}>
        <Betragsfeld control={control} name="betrag" etikett="Betrag" />
        <Datumsfeld control={control} name="gewaehrtAm" etikett="Gewährt am" hinweis="TT.MM.JJJJ" />
        <Textfeld control={control} name="geber" etikett="Wer hat sie gewährt?" />
        <AbsageHinweis absage={absage} />
        <div>
          <Knopf type="submit" variante="secondary" laeuft={laeuft}>
            Beihilfe erfassen
          </Knopf>
        </div>
      </form>
    </details>
  )
}
