import { BEKUNDUNGEN_KEY } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import { bekundungAnlegen } from '@foerderportal/client/interessenbekundung/bekundung'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../paths.ts'

type Props = {
  ibkMetaGuid: string
  unternehmenGuid: string
  /** The company's last declaration, to start from. */
  vorlage: string | undefined
}

const NUR_LESEN = 'Sie dürfen Interessenbekundungen ansehen, aber keine abgeben.'

/** Begins a declaration and opens it; who repeats it finds the draft of the first attempt. */
export function BekundungStarten({ ibkMetaGuid, unternehmenGuid, vorlage }: Props) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const gesperrtWeil = darfSchreiben ? undefined : NUR_LESEN
  const beginnen = (von?: string) =>
    versuchen(async () => {
      const { wert } = await bekundungAnlegen(ibkMetaGuid, unternehmenGuid, von)
      void queryClient.invalidateQueries({ queryKey: BEKUNDUNGEN_KEY })
      await navigate({ to: pfade.bekundung(wert.formular.guid, 'vorhaben') })
    })
  return (
    <div className="p-stapel p-stapel--eng">
      <div className="p-reihe">
        <Knopf icon="add" laeuft={laeuft} gesperrtWeil={gesperrtWeil} onClick={() => void beginnen()}>
          Interessenbekundung starten
        </Knopf>
        {vorlage !== undefined && darfSchreiben && (
          <Knopf variante="secondary" laeuft={laeuft} onClick={() => void beginnen(vorlage)}>
            Mit den Beträgen der letzten beginnen
          </Knopf>
        )}
      </div>
      <AbsageHinweis absage={absage} />
    </div>
  )
}
