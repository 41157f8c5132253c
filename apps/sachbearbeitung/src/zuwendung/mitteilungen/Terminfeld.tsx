import { terminSetzen } from '@foerderportal/contract/mitteilungen/bank/routes'
import { rufen } from '@foerderportal/client/rufen'
import type { BankKonversation } from '@foerderportal/contract/mitteilungen/bank/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { datumLesen } from '@foerderportal/schreibweise/datum'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { terminFehler } from '@foerderportal/contract/mitteilungen/termin'
import { useFormular } from '../../shared/formular/useFormular.ts'
import { tagFehlerAn } from '../../shared/zeit/tagLesen.ts'
import { useNeuLaden } from './useNeuLaden.ts'

const pruefen = ({ termin }: { termin: string }) => tagFehlerAn('termin', termin, terminFehler)

/** The day of the conversation: set, moved, taken away (S7-02). */
export function Terminfeld({ konversation: { konversationId, termin } }: { konversation: BankKonversation }) {
  const neuLaden = useNeuLaden()
  const { laeuft, absage, versuchen } = useVersuch()
  const { control, handleSubmit } = useFormular({
    resolver: pruefer(pruefen),
    defaultValues: { termin: termin === null ? '' : alsDatum(tagInBerlin(new Date(termin))) },
  })
  const setzen = (tag: string | null) =>
    versuchen(async () => {
      await rufen(terminSetzen, { params: { guid: konversationId }, body: { termin: tag } })
      await neuLaden()
    })
  return (
    <form
      noValidate
      className="d-block"
      aria-labelledby="termin"
      onSubmit={(e) =>
        void handleSubmit(({ termin: text }) => {
          const tag = datumLesen(text)
          return tag.ok ? setzen(tag.wert) : undefined
        })(e)
      }
    >
      <h2 id="termin">Termin</h2>
      <Datumsfeld
        control={control}
        name="termin"
        etikett="Tag"
        hinweis="Das Unternehmen sieht ihn über der Unterhaltung und kann ihn in seinen Kalender übernehmen."
      />
      <AbsageHinweis absage={absage} />
      <div className="p-reihe">
        <Knopf type="submit" variante="secondary" laeuft={laeuft}>
          {termin === null ? 'Termin setzen' : 'Termin ändern'}
        </Knopf>
        {termin !== null && (
          <Knopf variante="tertiary" laeuft={laeuft} onClick={() => void setzen(null)}>
            Termin löschen
          </Knopf>
        )}
      </div>
    </form>
  )
}
